/**
 * Brings React to a page that is already painted: nothing it asks for competes with HTML, CSS and font.
 * It knows every module from the start, so there is no waterfall, and asks for them at low priority. They run
 * one by one, so that the page answers in between. The same text on every page: what differs stands beside it as data, which no policy needs to excuse.
 * The loaders' data is plain JSON where it can be, a third smaller than React Router's own form, which it wants to
 * read (a list of values that name each other by number, -5 for null): so that is written here.
 * The entry module comes in the same file as every page's (vite.config.ts) and waits for `booted`.
 */
export const bootScript = minified(`
  let begun;
  const text = (id) => document.getElementById(id).textContent;
  const begin = () => {
    if (begun) return;
    begun = true;
    const { modules, routes, context } = JSON.parse(text("boot"));
    for (const href of modules) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
    }
    const values = [];
    const place = (value) => {
      if (value === null) return -5;
      const at = values.push(value) - 1;
      if (Array.isArray(value)) values[at] = value.map(place);
      else if (typeof value === "object") {
        const entries = Object.entries(value).map(([name, item]) => ["_" + place(name), place(item)]);
        values[at] = Object.fromEntries(entries);
      }
      return at;
    };
    let state = text("state");
    if (state[0] === "{") {
      place(JSON.parse(state));
      state = JSON.stringify(values) + "\\n";
    }
    window.__reactRouterContext = { ...context, stream: new Blob([state]).stream() };
    window.booted = (async () => {
      const found = [];
      for (const href of modules) {
        found.push(await import(href));
        await new Promise((next) => setTimeout(next));
      }
      window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id, at]) => [id, found[at]]));
    })();
  };
  if (document.hidden) begin();
  else {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
    setTimeout(begin, 1000);
  }
`);

/** In a block its names are nobody else's; without indentation, since it stands on every page. */
function minified(script: string) {
  return `{${script.replace(/\n\s*/g, "\n").trim()}}`;
}

declare global {
  interface Window {
    /** Resolves once what React Router's entry needs is there; undefined under `react-router dev`. */
    booted?: Promise<void>;
  }
}
