import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from "react-router";
import { languages } from "#locales/languages.server.ts";
import type { Route } from "./+types/root.ts";
import { chatCopy } from "./chat/chat-copy.server.ts";
import { sameOriginOnly } from "./http/origin-check.server.ts";
import { getCopy, pageName } from "./i18n/copy.server.ts";
import { LocaleProvider } from "./i18n/locale-context.tsx";
import { byLocale, splitPrefix } from "./i18n/locales.ts";
import { getLocale, i18nextMiddleware } from "./i18n/middleware.server.ts";
import { pageHeaders } from "./i18n/page-headers.server.ts";
import type { SiteData } from "./i18n/site-data.ts";
import textFace from "./layout/fonts/faustina.woff2";
import displayFace from "./layout/fonts/truculenta.woff2";
import { ScrollManner } from "./layout/scroll-manner.tsx";
import { pages } from "./pages.ts";
import { env } from "./platform/env.server.ts";
import { manifestPath } from "./seo/addresses.ts";
import { robotsHeader } from "./seo/robots-header.server.ts";
import { StructuredData } from "./seo/structured-data.tsx";
import { recordLanguage, recordRoute } from "./server/record-route.server.ts";
import { getTheme } from "./theme/theme.server.ts";
import { ThemeColor } from "./theme/theme-color.tsx";
import { ThemeProvider } from "./theme/theme-context.tsx";
import { ThemeScript } from "./theme/theme-script.tsx";
import "./styles.css";

export const middleware: Route.MiddlewareFunction[] = [
  recordRoute,
  sameOriginOnly,
  robotsHeader,
  i18nextMiddleware,
  recordLanguage,
  pageHeaders,
];

/** What every page needs and no page changes: client navigation never asks for it again. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<SiteData> {
  const [prefix] = splitPrefix(url.pathname);
  return {
    locale: getLocale(context),
    languages: byLocale((locale) => {
      const { name, flag, region } = languages[locale];
      return { name, flag, region };
    }),
    prefix: prefix ? `/${prefix}` : "",
    theme: await getTheme(request, context),
    siteUrl: env.SITE_URL,
    indexing: env.ALLOW_INDEXING,
    layout: getCopy(context, "layout"),
    pageNames: Object.fromEntries(pages.map(({ id }) => [id, pageName(getLocale(context), id)])),
    error: getCopy(context, "errors").crash,
    // The rest of its words comes when somebody means to use it.
    chatButton: chatCopy(getLocale(context))?.button ?? null,
    contact: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE },
  };
}

export function shouldRevalidate(_: ShouldRevalidateFunctionArgs) {
  return false;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { locale, prefix, theme } = loaderData;
  return (
    // The theme script may add `dark` before React arrives.
    <html lang={locale} className={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ThemeColor chosen={theme} />
        {theme ? null : <ThemeScript />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(locale)} />
        <Meta />
        <Links />
        <StructuredData />
      </head>
      <body>
        <LocaleProvider locale={locale} prefix={prefix}>
          <ThemeProvider chosen={theme}>
            <Outlet />
          </ThemeProvider>
        </LocaleProvider>
        <ScrollManner />
        {import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}
