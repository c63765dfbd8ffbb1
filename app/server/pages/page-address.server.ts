import { type Locale, locales, splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pageQueries, pages } from "#app/pages.ts";
import { estimateParameters } from "#app/studio/estimate-query.ts";

/** What a URL says about which page it means, and nothing else that it says. */
export type PageAddress = {
  /** The page's own path with its language prefix, whatever longer path the visitor used. */
  path: string;
  prefix: Locale | null;
  /** null for the document, else the routes that the data is asked for: the page's own, or all of them. */
  data: "page" | "all" | null;
  /** The one URL that stands for all that mean the same: of the query only what the page declares, in its order. */
  url: string;
};

type Place = { id: PageId; path: string; prefix: Locale | null; data: boolean };

/** The page that a request's URL means; null where it means something else, is made for its query, or says it in an unusual way. */
export function pageAddress(url: string): PageAddress | null {
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const place = places.get(pathname) ?? longerPlace(pathname);
  if (!place) return null;
  const query = new URLSearchParams(mark < 0 ? "" : url.slice(mark));
  const rendered = renderedQueries[place.id];
  if (rendered && [...query.keys()].some((name) => rendered.has(name))) return null;
  const data = place.data ? dataOf(place, query.get("_routes")) : null;
  return data === undefined ? null : addressOf(place, data, query);
}

function addressOf(place: Place, data: PageAddress["data"], query = new URLSearchParams()): PageAddress {
  const { id, path, prefix } = place;
  const search = declared(id, query);
  if (data === "page") search.append("_routes", routeId(id, prefix));
  const url = (data ? dataPath(path) : path) + (search.size > 0 ? `?${search}` : "");
  return { path, prefix, data, url };
}

/** Every page's document and data, in each language prefix and without, before any query parameter. */
export function allAddresses(): PageAddress[] {
  const canonical = [...places].filter(([path, place]) => path === place.path).map(([, place]) => place);
  return canonical.flatMap((place) => [null, "page" as const].map((data) => addressOf(place, data)));
}

/** The query parameters with which a page is made for its address, and never kept: their values are without number. */
const renderedQueries: Partial<Record<PageId, ReadonlySet<string>>> = {
  estimate: estimateParameters,
  contact: new Set(["row"]),
};

const prefixes = [null, ...locales];

const places = new Map<string, Place>(
  prefixes.flatMap((prefix) =>
    pages.flatMap(({ id, path: own }) => {
      const path = withPrefix(prefix ? `/${prefix}` : "", own);
      const data = { id, path, prefix, data: true };
      return [
        [path, { id, path, prefix, data: false }],
        [dataPath(path), data],
        [dataPath(`${path}/`.replace("//", "/")), data],
      ] satisfies [string, Place][];
    }),
  ),
);

/** `/services/anything` shows the page of its first segment. Whatever is not spelt plainly is left to the router. */
function longerPlace(pathname: string): Place | undefined {
  const [, plain, suffix = ""] = /^((?:\/[\w~-]+)+)(\/_\.data|\.data)?$/.exec(pathname) ?? [];
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
  return known;
}

function routeId(id: PageId, prefix: Locale | null) {
  return `${prefix ?? "negotiated"}/${id}`;
}

function dataPath(path: string) {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}
