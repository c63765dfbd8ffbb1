import { leftOut } from "./studio/left-out.ts";

export type Page = {
  /** also the namespace of the page's texts: `locales/<code>/tech-stack.json` for `techStack` */
  readonly id: string;
  readonly path: string;
  /** the route module in `app/`; by default, `marketing/tech-stack-page.tsx` for `techStack` */
  readonly file?: string;
  /** ISO date of the last change to the page's content, for the sitemap and the legal pages */
  readonly updated: string;
  /** the menus that link to the page, in the order of `everyPage`; the link text is `meta.name` */
  readonly menus: readonly Menu[];
};

/** The header, the quick links in the footer, and the legal links below them. */
type Menu = "header" | "footer" | "legal";

const main = ["header", "footer"] as const;
const more = ["header"] as const;
const legal = ["legal"] as const;
const legalPage = "legal/legal-page.tsx";

export const everyPage = [
  { id: "home", path: "/", updated: "2026-11-28", menus: main },
  { id: "about", path: "/about", updated: "2026-11-28", menus: main },
  { id: "services", path: "/services", updated: "2026-11-28", menus: main },
  {
    id: "estimate",
    path: "/estimate",
    file: "estimate/estimate-page.tsx",
    updated: "2026-11-28",
    menus: main,
  },
  { id: "projects", path: "/projects", updated: "2026-11-28", menus: main },
  { id: "testimonials", path: "/testimonials", updated: "2026-11-28", menus: more },
  { id: "techStack", path: "/tech-stack", updated: "2026-11-28", menus: more },
  { id: "contact", path: "/contact", file: "contact/contact-page.tsx", updated: "2026-11-28", menus: main },
  { id: "terms", path: "/terms", file: legalPage, updated: "2025-05-11", menus: legal },
  { id: "privacy", path: "/privacy", file: legalPage, updated: "2025-05-10", menus: legal },
  { id: "accessibility", path: "/accessibility", file: legalPage, updated: "2026-11-28", menus: legal },
  { id: "legalNotice", path: "/legal-notice", file: legalPage, updated: "2026-11-28", menus: legal },
] as const satisfies readonly Page[];

export type PageId = (typeof everyPage)[number]["id"];

/** Other pages link to these, so they can't be left out. */
export type RequiredPageId = "home" | "services" | "contact" | "privacy";
const without: readonly PageId[] = leftOut.pages satisfies readonly Exclude<PageId, RequiredPageId>[];

/** The site's pages. Routes, menus, sitemap, heads, previews and Markdown copies follow this list. */
export const pages = everyPage.filter(({ id }) => !without.includes(id));

/**
 * The query parameters and values that change a page. A page is rendered once for each of these values and then served
 * from memory. All other parameters are ignored, except those that a route's `handle.renderedFor` names.
 */
export const pageQueries: Partial<Record<PageId, Record<string, readonly string[]>>> = {
  services: { billing: ["subscription"] },
  contact: { sent: [""] },
};

export function pagesIn(menu: Menu) {
  return pages.filter((page: Page) => page.menus.includes(menu));
}

export function hasPage(id: string) {
  return optionalPage(id) !== null;
}

/** Whether an id or a namespace of texts is that of a page that is left out. */
export function isLeftOut(id: string) {
  return everyPage.some((page) => page.id === id) && !hasPage(id);
}

/** Returns a page's id, or null if the page is left out or deleted. */
export function optionalPage(id: string): PageId | null {
  return pages.find((page: Page) => page.id === id)?.id ?? null;
}

/** Returns a page's entry, even if the page is left out. */
export function pageOf(id: PageId) {
  const page = everyPage.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`app/pages.ts has no page "${id}"`);
  return page;
}

export function pathOf(id: PageId) {
  return pageOf(id).path;
}
