import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { prefixes } from "./i18n/locales.ts";
import { everyPage, type Page, pages as shownPages } from "./pages.ts";
import { markdownCopyName } from "./seo/addresses.ts";
import { leftOut } from "./studio/left-out.ts";

// `npm run typecheck` needs the types of every route, even of a page that is left out.
// biome-ignore lint/style/noProcessEnv: not a setting of the site
const forTypes = Boolean(process.env.EVERY_ROUTE);
const pages = forTypes ? everyPage : shownPages;
const hasChat = forTypes || !leftOut.chat;

export default [
  ...(hasChat ? [route("chat/reply", "chat/reply/route.ts")] : []),
  route("settings/theme", "theme/settings-theme.ts"),
  ...(forTypes || prefixes.length ? [route("settings/language", "i18n/settings-language.ts")] : []),
  route("robots.txt", "seo/robots.ts"),
  route("sitemap.xml", "seo/sitemap.ts"),
  route("llms.txt", "seo/llms.ts"),
  route(".well-known/security.txt", "legal/security-txt.ts"),
  ...site("negotiated"),
  // Literal prefixes, because an optional `:lang?` would take `/nope` for a language.
  ...prefixes.flatMap((locale) => prefix(locale, site(locale))),
] satisfies RouteConfig;

/** A longer path (`/services/anything`) shows the page of its first segment. */
function site(id: string): RouteConfigEntry[] {
  return [
    route("site.webmanifest", "seo/manifest.ts", { id: `${id}/manifest` }),
    ...pages.map((page) =>
      route(markdownCopyName(page.id), "seo/markdown-copy.ts", { id: `${id}/${page.id}.md` }),
    ),
    layout("layout/layout.tsx", { id: `${id}/layout` }, [
      ...pages.map((page: Page) => {
        const path = page.path === "/" ? "/" : `${page.path.slice(1)}/*`;
        return route(path, page.file ?? `marketing/${kebab(page.id)}-page.tsx`, { id: `${id}/${page.id}` });
      }),
      ...(hasChat ? [route("chat", "chat/chat-page.tsx", { id: `${id}/chat` })] : []),
      // Without this route, an unknown URL would run no middleware, and so have no language and no error page.
      route("*", "layout/not-found.tsx", { id: `${id}/not-found` }),
    ]),
  ];
}

function kebab(id: string) {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
