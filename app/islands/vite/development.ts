import { AsyncLocalStorage } from "node:async_hooks";
import { join, relative } from "node:path";
import type { Plugin, RunnableDevEnvironment } from "vite";

/** Replaces style sheets in place, lets React refresh hydrated islands, and reloads pages after any other change. */
const updates: Plugin = {
  name: "development:updates",
  // Is called for the browser's modules first. Messages, documents and tests are modules of neither.
  hotUpdate({ type, file, modules, server }) {
    if (this.environment.name !== "ssr") return;
    const { hot, moduleGraph } = server.environments.client;
    const found = type !== "update" && file.endsWith(".island.tsx");
    const islandList = found ? this.environment.moduleGraph.getModuleById("\0virtual:client-build") : null;
    if (islandList) return [...modules, islandList];
    if (modules.length === 0) return;
    if (file.endsWith(".css")) hot.send("site:styles");
    else if (moduleGraph.getModulesByFile(file)?.size) hot.send("site:island");
    else hot.send({ type: "full-reload" });
  },
};

/** Prepares islands for React's refresh, whose setup isn't in the document, and leaves all styles to the page's links. */
const islandCode: Plugin = {
  name: "development:islands",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (id.endsWith(".island.tsx")) return `import "virtual:react-router/inject-hmr-runtime";${code}`;
    if (id.endsWith(".css")) return code.replace(/^__vite__updateStyle\(.*$/m, "");
    return null;
  },
};

/** Names the file of a syntax error, which Vite leaves out. */
const jsonErrors: Plugin = {
  name: "json-errors",
  transform: {
    order: "pre",
    filter: { id: /\.json$/ },
    handler(code, id) {
      try {
        JSON.parse(code);
      } catch (error) {
        throw new Error(`${relative(this.environment.config.root, id)}: ${error}`);
      }
    },
  },
};

/** Restarts the server when the settings change. */
const settings: Plugin = {
  name: "development:settings",
  configResolved({ configFileDependencies, root }) {
    configFileDependencies.push(join(root, ".env"));
  },
};

/** Removes from requests for stored pages everything without which production renders them (server/pages). */
const storedPages: Plugin = {
  name: "development:stored-pages",
  configureServer({ middlewares, environments, config }) {
    const { runner } = environments.ssr as RunnableDevEnvironment;
    const load = async (url = "") => {
      const build: Build = await runner.import("virtual:react-router/server-build");
      const { pageAddress, renderedQueries }: Addresses = await runner.import(addresses);
      return pageAddress(url, renderedQueries(build.routes));
    };
    const warn = (what: string, page: string, advice: string) =>
      config.logger.warn(
        `${what} doesn't reach the loaders: ${page} is rendered once for all visitors${advice}`,
      );
    warnOfRemovedHeaders((name, page) => warn(`The header ${name}`, page, ""));
    return () =>
      middlewares.use(async (req, _res, next) => {
        // React Router reports a module that can't be loaded.
        const page = req.method === "GET" ? await load(req.originalUrl).catch(() => null) : null;
        if (!page) return next();
        const [asked = "", seen = ""] = [req.originalUrl, page.url].map((url) => url?.split("?")[1]);
        const advice = ". List parameters in pageQueries (app/pages.ts) or handle.renderedFor.";
        if (new URLSearchParams(asked).size !== new URLSearchParams(seen).size)
          warn(`?${asked}`, page.path, advice);
        req.originalUrl = page.url;
        const removed = Object.keys(req.headers).filter((name) => !pageHeaders.includes(name));
        for (const name of removed) delete req.headers[name];
        rendered.run({ page: page.path, removed }, next);
      });
  },
};

const rendered = new AsyncLocalStorage<{ page: string; removed: string[] }>();

/** Warns if a loader reads a header that was removed from its request. */
function warnOfRemovedHeaders(warn: (name: string, page: string) => void) {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    const { page, removed } = rendered.getStore() ?? {};
    if (page && removed?.includes(name.toLowerCase())) warn(name, page);
    return get.call(this, name);
  };
}

const addresses = "/app/server/pages/page-address.server.ts";
type Addresses = {
  renderedQueries(routes: Build["routes"]): object;
  pageAddress(url: string, rendered: object): { path: string; url: string } | null;
};
type Build = import("react-router").ServerBuild;

/** The language and the theme follow from these headers. */
const pageHeaders = ["host", "cookie", "accept-language"];

/** Makes `react-router dev` show edits, and render pages as the production server does. */
export function development(): Plugin[] {
  const inDevelopment = [updates, islandCode, settings, storedPages];
  return [jsonErrors, ...inDevelopment.map((plugin): Plugin => ({ ...plugin, apply: "serve" }))];
}
