/**
 * The parts of this template that the studio doesn't use: pages by their id, and the assistant. They get no routes,
 * links, sitemap entries, previews or texts. (`CHAT=off` also switches the assistant off, at run time. The site's
 * languages are in `company.json`.)
 */
export const leftOut = { pages: [], chat: false } as const satisfies {
  pages: readonly string[];
  chat: boolean;
};
