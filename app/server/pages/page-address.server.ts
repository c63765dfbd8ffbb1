import type { ServerBuild } from "react-router";
import { z } from "zod";
import { type Locale, locales, splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pageQueries, pages } from "#app/pages.ts";

/** The page that a URL names, and nothing else of the URL. */
export type PageAddress = {
  /** The page's own path with its language prefix, whatever longer path the visitor used. */
  path: string;
  prefix: Locale | null;
  /** The canonical URL: the path, and the query parameters that the page declares, in its order. */
  url: string;
};

type Place = { id: PageId; address: PageAddress };

/** The page that a URL names; null if it names none, is rendered for its query, or is spelt in an unusual way. */
export function pageAddress(url: string, rendered: RenderedQueries = {}): PageAddress | null {
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const place = places.get(pathname) ?? longerPlace(pathname);
  if (!place) return null;
  if (mark < 0) return place.address;
  const query = new URLSearchParams(url.slice(mark));
  if ([...query.keys()].some((name) => rendered[place.id]?.has(name))) return null;
  return withQuery(place, query);
}

function withQuery({ id, address }: Place, query: URLSearchParams): PageAddress {
  const search = declared(id, query);
  return search.size > 0 ? { ...address, url: `${address.path}?${search}` } : address;
}

/** Every page, with each language prefix and without, without query parameters. */
export function allAddresses(): PageAddress[] {
  const canonical = [...places].filter(([path, { address }]) => path === address.path);
  return canonical.map(([, { address }]) => address);
}

/** Reads which pages are rendered for some query parameters, and never stored: their route's `handle` names these. */
export function renderedQueries(routes: ServerBuild["routes"]): RenderedQueries {
  return Object.fromEntries(
    pages.map(({ id }) => [id, handle.parse(routes[`negotiated/${id}`]?.module.handle)?.renderedFor]),
  );
}

export type RenderedQueries = Partial<Record<PageId, ReadonlySet<string>>>;

const handle = z.object({ renderedFor: z.set(z.string()) }).optional();

const prefixes = [null, ...locales];

const places = new Map<string, Place>(
  prefixes.flatMap((prefix) =>
    pages.flatMap(({ id, path: own }) => {
      const path = withPrefix(prefix ? `/${prefix}` : "", own);
      return [[path, { id, address: { path, prefix, url: path } }]] satisfies [string, Place][];
    }),
  ),
);

/** `/services/anything` shows the page of its first segment. Unusual spellings are left to the router. */
function longerPlace(pathname: string): Place | undefined {
  const [, plain] = /^((?:\/[\w~-]+)+)$/.exec(pathname) ?? [];
  if (!plain) return undefined;
  const [prefix, rest] = splitPrefix(plain);
  const first = `/${rest.split("/")[1]}`;
  if (rest === first) return undefined;
  return places.get(withPrefix(prefix ? `/${prefix}` : "", first));
}

function declared(id: PageId, query: URLSearchParams) {
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(pageQueries[id] ?? {})) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) known.set(name, value);
  }
  return known;
}
