/**
 * Brings React to a page that is already painted: nothing it asks for competes with HTML, CSS and font.
 * It knows every module from the start, so there is no waterfall, and asks for them at low priority. The same text
 * on every page: what differs stands beside it as data, which no policy needs to excuse.
 */
export const bootScript = `(() => {
  let begun = false;
  const text = (id) => document.getElementById(id).textContent;
  async function begin() {
    if (begun) return;
    begun = true;
    const { modules, manifest, routes, entry, context } = JSON.parse(text("boot"));
    for (const href of modules) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
    }
    window.__reactRouterContext = { ...context, stream: new Blob([text("state")]).stream() };
    const found = await Promise.all([...routes.map(([, file]) => import(file)), import(manifest)]);
    window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id], index) => [id, found[index]]));
    import(entry);
  }
  if (document.hidden) begin();
  else {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
    setTimeout(begin, 1000);
  }
})();`;
