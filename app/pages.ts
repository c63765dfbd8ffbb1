/**
 * The pages that a visitor can find: the route table, the navigation, the sitemap and the heads read them here.
 * `updated` is the day on which a page's content last changed (ISO date), for the sitemap.
 */
export const pages = [
  { id: "home", path: "/", file: "marketing/home.tsx", updated: "2026-11-21" },
  { id: "about", path: "/about", file: "marketing/about.tsx", updated: "2026-11-21" },
  { id: "services", path: "/services", file: "marketing/services.tsx", updated: "2026-11-21" },
  { id: "projects", path: "/projects", file: "marketing/projects.tsx", updated: "2026-11-21" },
  { id: "testimonials", path: "/testimonials", file: "marketing/testimonials.tsx", updated: "2026-11-21" },
  { id: "techStack", path: "/tech-stack", file: "marketing/tech-stack.tsx", updated: "2026-11-21" },
  { id: "contact", path: "/contact", file: "contact/contact.tsx", updated: "2026-11-21" },
  { id: "terms", path: "/terms", file: "legal/terms.tsx", updated: "2025-05-11" },
  { id: "privacy", path: "/privacy", file: "legal/privacy.tsx", updated: "2025-05-10" },
] as const;

export type PageId = (typeof pages)[number]["id"];

/**
 * The query parameters that change a page, with the values that do; any other parameter, and any other value, shows
 * the page as it is without. (A page is a value: rendered once for each of these, and served from memory.)
 */
export const pageQueries: Partial<Record<PageId, Record<string, readonly string[]>>> = {
  services: { billing: ["subscription"] },
  contact: { sent: [""] },
};

/** The header's links, in its order. */
export const navigation = [
  "home",
  "about",
  "services",
  "projects",
  "testimonials",
  "techStack",
  "contact",
] as const;

/** The footer's quick links. */
export const quickLinks = ["home", "about", "services", "projects", "contact"] as const;

export function pathOf(id: PageId) {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page.path;
}
