// React Router requires this entry, but pages load it only in development, to show edits (islands/vite/development.ts).
if (import.meta.hot) {
  Object.assign(window, {
    // React's refresh revalidates the router's data, but pages have no router.
    __reactRouterDataRouter: { revalidate() {} },
    // With it, Vite's client would wait for a restarted server in a worker, which the policy forbids.
    SharedWorker: undefined,
  });
  import.meta.hot.on("site:island", () => {
    if (!document.querySelector("[data-ready=yes]")) location.reload();
  });
  import.meta.hot.on("site:styles", () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
      const changed = document.createElement("link");
      changed.rel = "stylesheet";
      const address = new URL(link.href);
      address.searchParams.set("at", `${Date.now()}`);
      changed.href = `${address}`;
      changed.addEventListener("load", () => link.remove());
      link.after(changed);
    }
  });
}
