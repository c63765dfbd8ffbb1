import { Meta, Outlet } from "react-router";
import { languages } from "#locales/languages.server.ts";
import type { Route } from "./+types/root.ts";
import { InlineScript, InlineStyles, SpeculationRules, ViteClient } from "./document/inline-code.tsx";
import script from "./entry.inline.ts?inline-script";
import { sameOriginOnly } from "./http/origin-check.server.ts";
import { getCopy, pageName } from "./i18n/copy.server.ts";
import { LocaleContext } from "./i18n/locale-context.tsx";
import { byLocale, splitPrefix } from "./i18n/locales.ts";
import { getLocale, i18nextMiddleware } from "./i18n/middleware.server.ts";
import { pageHeaders } from "./i18n/page-headers.server.ts";
import { type PageId, pages } from "./pages.ts";
import { env } from "./platform/env.server.ts";
import { manifestPath, pageAt } from "./seo/addresses.ts";
import { robotsHeader } from "./seo/robots-header.server.ts";
import { structuredData } from "./seo/structured-data.server.ts";
import { recordRoute } from "./server/record-route.server.ts";
import { getTheme } from "./theme/theme.server.ts";
import { ThemeColor } from "./theme/theme-color.tsx";
import "./styles.css";
import "./layout/fonts/more-letters.css";

export const middleware: Route.MiddlewareFunction[] = [
  robotsHeader,
  i18nextMiddleware,
  recordRoute,
  sameOriginOnly((context) => getCopy(context, "errors").otherSite),
  pageHeaders,
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const [prefix] = splitPrefix(url.pathname);
  const page = pageAt(url.pathname);
  const pageNames: Partial<Record<PageId, string>> = Object.fromEntries(
    pages.map(({ id }) => [id, pageName(locale, id)]),
  );
  return {
    locale,
    languages: byLocale((locale) => {
      const { name, flag, region } = languages[locale];
      return { name, flag, region };
    }),
    prefix: prefix ? `/${prefix}` : "",
    theme: await getTheme(request, context),
    siteUrl: env.SITE_URL,
    indexing: env.ALLOW_INDEXING,
    layout: getCopy(context, "layout"),
    pageNames,
    /** null on the chat and not-found pages */
    page: page
      ? { id: page, copy: getCopy(context, page), structuredData: structuredData(page, locale) }
      : null,
    error: getCopy(context, "errors").crash,
    contact: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE },
  };
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { locale, prefix, theme, page } = loaderData;
  return (
    <html lang={locale} className={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor chosen={theme} />
        <InlineScript text={script} />
        <InlineStyles />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(locale)} />
        <Meta />
        {page && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with every "<" escaped
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.structuredData }} />
        )}
        <SpeculationRules />
      </head>
      <body>
        <LocaleContext value={{ locale, prefix }}>
          <Outlet />
        </LocaleContext>
        {import.meta.env.DEV ? <ViteClient /> : null}
      </body>
    </html>
  );
}
