/**
 * What of this template the studio leaves out: pages by their id, and the assistant. Whatever is named here has no
 * route, no link, no line in sitemap, heads and previews, no text that tests ask for. (An operator switches the
 * assistant off with `CHAT=off`, and the texts still speak of it. The site's languages are in `company.json`.)
 */
export const leftOut = { pages: [], chat: false } as const satisfies {
  pages: readonly string[];
  chat: boolean;
};
