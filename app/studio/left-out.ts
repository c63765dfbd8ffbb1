/**
 * What of this template the studio leaves out: pages by their id, languages by their code, the assistant. Whatever is
 * named here has no route, no link, no line in sitemap, heads and previews, no text that tests ask for. (An operator
 * switches the assistant off with `CHAT=off`, and the texts still speak of it.)
 */
export const leftOut = { pages: [], languages: [], chat: false } as const satisfies {
  pages: readonly string[];
  languages: readonly string[];
  chat: boolean;
};
