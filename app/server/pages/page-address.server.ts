import type { ServerBuild } from "react-router";
import { z } from "zod";
import { type Locale, locales, splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pageQueries, pages } from "#app/pages.ts";

/** A page, with the parts of a URL that it depends on. */
export type PageAddress = {
  id: PageId;
  /** The page's own path with its language prefix, even if the visitor used a longer path. */
  path: string;
  prefix: Locale | null;
  /** The canonical URL: the path with the query parameters that the page declares, in the declared order. */
  url: string;
};

/** Returns null for an unknown page, an unusual spelling (such as escapes), or a query that requires a new render. */
export function pageAddress(url: string, rendered: RenderedQueries = {}): PageAddress | null {
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const address = addresses.get(pathname) ?? addressOfLonger(pathname);
  if (!address || mark < 0) return address ?? null;
  const query = new URLSearchParams(url.slice(mark));
  if ([...query.keys()].some((name) => rendered[address.id]?.has(name))) return null;
  const search = declared(address.id, query);
  return search.size > 0 ? { ...address, url: `${address.path}?${search}` } : address;
}

const addresses = new Map<string, PageAddress>(
  [null, ...locales].flatMap((prefix) =>
    pages.map(({ id, path: own }): [string, PageAddress] => {
      const path = withPrefix(prefix ? `/${prefix}` : "", own);
      return [path, { id, path, prefix, url: path }];
    }),
  ),
);

/** The addresses of every page, without a prefix and with each language prefix, without query parameters. */
export const allAddresses: readonly PageAddress[] = [...addresses.values()];

/** Returns the query parameters, named in a route's `handle`, that make a page bypass the page store. */
export function renderedQueries(routes: ServerBuild["routes"]): RenderedQueries {
  return Object.fromEntries(
    pages.map(({ id }) => [id, handle.parse(routes[`negotiated/${id}`]?.module.handle)?.renderedFor]),
  );
}

export type RenderedQueries = Partial<Record<PageId, ReadonlySet<string>>>;

const handle = z.object({ renderedFor: z.set(z.string()) }).optional();

/** Finds the page of `/services/anything` by its first segment. Leaves unusual spellings to the router. */
function addressOfLonger(pathname: string) {
  if (!/^(\/[\w~-]+)+$/.test(pathname)) return undefined;
  const [prefix, rest] = splitPrefix(pathname);
  return addresses.get(withPrefix(prefix ? `/${prefix}` : "", `/${rest.split("/")[1]}`));
}

function declared(id: PageId, query: URLSearchParams) {
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(pageQueries[id] ?? {})) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) known.set(name, value);
  }
  return known;
}
