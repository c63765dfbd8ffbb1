import { leftOut } from "./studio/left-out.ts";

export type Page = {
  /** The name of its words, too: `techStack` is in `locales/<code>/tech-stack.json`. */
  readonly id: string;
  readonly path: string;
  /** in app/; `marketing/services-page.tsx` follows from the path */
  readonly file?: string;
  /** the day on which its content last changed (ISO date): for the sitemap, and said on the legal pages */
  readonly updated: string;
  /** where its link stands, in this list's order; it is called by `meta.name` of its words */
  readonly menus: readonly Menu[];
};

/** The header, the footer's quick links, and the line beneath them. */
type Menu = "header" | "footer" | "legal";

const main = ["header", "footer"] as const;
const more = ["header"] as const;
const legal = ["legal"] as const;

export const everyPage = [
  { id: "home", path: "/", file: "marketing/home-page.tsx", updated: "2026-11-21", menus: main },
  { id: "about", path: "/about", updated: "2026-11-21", menus: main },
  { id: "services", path: "/services", updated: "2026-11-21", menus: main },
  {
    id: "estimate",
    path: "/estimate",
    file: "estimate/estimate-page.tsx",
    updated: "2026-11-24",
    menus: main,
  },
  { id: "projects", path: "/projects", updated: "2026-11-21", menus: main },
  { id: "testimonials", path: "/testimonials", updated: "2026-11-21", menus: more },
  { id: "techStack", path: "/tech-stack", updated: "2026-11-21", menus: more },
  { id: "contact", path: "/contact", file: "contact/contact-page.tsx", updated: "2026-11-21", menus: main },
  { id: "terms", path: "/terms", file: "legal/legal-page.tsx", updated: "2025-05-11", menus: legal },
  { id: "privacy", path: "/privacy", file: "legal/legal-page.tsx", updated: "2025-05-10", menus: legal },
  {
    id: "accessibility",
    path: "/accessibility",
    file: "legal/legal-page.tsx",
    updated: "2026-11-22",
    menus: legal,
  },
] as const satisfies readonly Page[];

export type PageId = (typeof everyPage)[number]["id"];

/** The others lead to these. */
type Kept = "home" | "services" | "contact" | "privacy";
const without: readonly PageId[] = leftOut.pages satisfies readonly Exclude<PageId, Kept>[];

/** The pages that a visitor can find: routes, navigation, sitemap, heads, previews and Markdown follow from them. */
export const pages = everyPage.filter(({ id }) => !without.includes(id));

/**
 * The query parameters that change a page, with the values that do; any other parameter, and any other value, shows
 * the page as it is without. (A page is a value: rendered once for each of these, and served from memory.)
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

/** A page that may be left out, or deleted; its id is known only if it is there. */
export function optionalPage(id: string): PageId | null {
  return pages.find((page: Page) => page.id === id)?.id ?? null;
}

/** A page's entry, were it left out or not. */
export function pageOf(id: PageId) {
  const page = everyPage.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
}
