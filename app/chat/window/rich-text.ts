import { type Locale, splitPrefix } from "#app/i18n/locales.ts";
import { pages } from "#app/pages.ts";

/** A part of a reply: text, a link to one of this site's pages, or an unconfirmed amount. */
export type Segment = MarkedText | { type: "link"; text: string; path: string; language: Locale | null };
type MarkedText = { type: "text" | "amount"; text: string };

/** Splits a reply into segments. Only links to this site's pages become links; all other markup stays text. */
export function segmentsOf(text: string, siteUrl: string, unconfirmed: readonly string[] = []): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(links)) {
    const [whole, label, target, address, bare] = match;
    const url = target ?? address ?? bare;
    const page = url === undefined ? null : ownPage(url, siteUrl);
    if (page === null || (bare !== undefined && page.path === "/")) continue;
    segments.push(...markAmounts(text.slice(end, match.index), unconfirmed));
    segments.push({ type: "link", text: label ?? whole, ...page });
    end = match.index + whole.length;
  }
  return [...segments, ...markAmounts(text.slice(end), unconfirmed)];
}

/** Splits a text without links at the unconfirmed amounts. */
export function markAmounts(text: string, unconfirmed: readonly string[]): MarkedText[] {
  if (unconfirmed.length === 0) return text ? [{ type: "text", text }] : [];
  // Longest first: `€1` must not be found in `€1,000`. The digit guards keep `€99` out of `€999`.
  const longestFirst = unconfirmed.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  return text
    .split(new RegExp(`((?<!\\d)(?:${longestFirst.join("|")})(?!\\d))`))
    .map((part, index): MarkedText => ({ type: index % 2 === 1 ? "amount" : "text", text: part }))
    .filter((segment) => segment.text !== "");
}

// Matches an image (which stays text), [label](target), an address or a path. Every repetition is bounded, so matching
// takes linear time.
const links =
  /!\[[^\]\n]{0,200}\]\([^)\n]{0,300}\)|\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|(https?:\/\/[^\s<>"'()[\]]{0,300}[^\s<>"'()[\].,;:!?])|(?<=^|[\s(«"“])(\/[a-z-]{1,40}(?:\/[a-z-]{1,40})?(?:#[\w-]{1,60})?)(?![\w/])/gi;

const paths = new Set<string>([...pages.map(({ path }) => path), "/chat"]);

/** Returns the path and language prefix of a link to one of this site's pages; null for any other target. */
function ownPage(target: string, siteUrl: string) {
  if (!URL.canParse(target, siteUrl)) return null;
  const url = new URL(target, siteUrl);
  if (url.origin !== new URL(siteUrl).origin || url.username || url.password) return null;
  const [language, path] = splitPrefix(url.pathname.replace(/(?<=.)\/$/, ""));
  if (!paths.has(path)) return null;
  const query = /^\?(?:(?:row|months)=[\w.-]{1,40}&?){1,40}$/.test(url.search) ? url.search : "";
  return { path: path + query + (/^#[\w-]+$/.test(url.hash) ? url.hash : ""), language };
}

function escapeRegExp(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
