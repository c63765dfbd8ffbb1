import { type Locale, locales, splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pageQueries, pages } from "#app/pages.ts";

/** What a URL says about which page it means, and nothing else that it says. */
export type PageAddress = {
  /** The page's own path with its language prefix, whatever longer path the visitor used. */
  path: string;
  prefix: Locale | null;
  /** The query parameters that the page declares, in its order, in their canonical form. */
  search: string;
  /** null for the document, else the routes that the data is asked for: the page's own, or all of them. */
  data: "page" | "all" | null;
};

type Place = { id: PageId; path: string; prefix: Locale | null; data: boolean };

/** The page that a request's URL means; null where it means something else, or says it in an unusual way. */
export function pageAddress(url: string): PageAddress | null {
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const place = places.get(pathname) ?? longerPlace(pathname);
  if (!place) return null;
  const query = new URLSearchParams(mark < 0 ? "" : url.slice(mark));
  const data = place.data ? dataOf(place, query.get("_routes")) : null;
  if (data === undefined) return null;
  return { path: place.path, prefix: place.prefix, search: declared(place.id, query), data };
}

/** The URL under which React Router knows it: what a request for it would have been, had it held nothing more. */
export function canonicalUrl({ path, prefix, search, data }: PageAddress) {
  if (data === null) return path + search;
  const routes = data === "page" ? `_routes=${encodeURIComponent(routeId(pageAt(path), prefix))}` : "";
  const query = [search.slice(1), routes].filter(Boolean).join("&");
  return dataPath(path) + (query && `?${query}`);
}

/** Every page's document and data, in each language prefix and without, before any query parameter. */
export function allAddresses(): PageAddress[] {
  const canonical = [...places].filter(([path, place]) => path === place.path).map(([, place]) => place);
  return canonical.flatMap(({ path, prefix }) =>
    [null, "page" as const].map((data) => ({ path, prefix, search: "", data })),
  );
}

const prefixes = [null, ...locales];

const places = new Map<string, Place>(
  prefixes.flatMap((prefix) =>
    pages.flatMap(({ id, path: own }) => {
      const path = withPrefix(prefix ? `/${prefix}` : "", own);
      const paths = path === "/" ? [path] : [path, `${path}/`];
      return paths.flatMap((form): [string, Place][] => [
        [form, { id, path, prefix, data: false }],
        [dataPath(form), { id, path, prefix, data: true }],
      ]);
    }),
  ),
);

/** `/services/anything` shows the page of its first segment. Whatever is not spelt plainly is left to the router. */
function longerPlace(pathname: string): Place | undefined {
  const [, plain, suffix = ""] = /^((?:\/[\w~-]+)+)(\/|\/_\.data|\.data)?$/.exec(pathname) ?? [];
  if (!plain) return undefined;
  const [prefix, rest] = splitPrefix(plain);
  const first = `/${rest.split("/")[1]}`;
  if (rest === first) return undefined;
  const place = places.get(withPrefix(prefix ? `/${prefix}` : "", first));
  return place && { ...place, data: suffix.endsWith(".data") };
}

function dataOf({ id, prefix }: Place, routes: string | null) {
  if (routes === null) return "all";
  return routes === routeId(id, prefix) ? "page" : undefined;
}

function declared(id: PageId, query: URLSearchParams) {
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(pageQueries[id] ?? {})) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

function routeId(id: PageId, prefix: Locale | null) {
  return `${prefix ?? "negotiated"}/${id}`;
}

function pageAt(path: string): PageId {
  const place = places.get(path);
  if (!place) throw new Error(`no page at ${path}`);
  return place.id;
}

function dataPath(path: string) {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}
