import { setTimeout as sleep } from "node:timers/promises";
import { type RequestHandler as RouteHandler, RouterContextProvider } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { storedPageLocale } from "#app/i18n/middleware.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { watchNumber } from "#app/platform/metrics.server.ts";
import { storedPageTheme } from "#app/theme/theme.server.ts";
import { responsesUnderWay, type Step } from "../request-tracking.server.ts";
import { sendStored } from "../send-stored.server.ts";
import { allAddresses, type PageAddress, pageAddress, type RenderedQueries } from "./page-address.server.ts";
import { PageStore } from "./page-store.server.ts";
import { type Variant, variantOf } from "./variant.server.ts";

/** Pause between two prerenders while requests are in progress, in ms. */
const BUSY_PAUSE_MS = 25;

/**
 * Serves pages from the page store. A stored page was rendered for a request that contained only the page's address and
 * variant, so nothing that one visitor sends can reach another.
 */
export function pageServer(handle: RouteHandler, rendered: RenderedQueries) {
  const store = new PageStore({ bytes: 64 * 1024 * 1024, milliseconds: 3600 * 1000 });
  watchNumber(
    "site_stored_pages_bytes",
    "Memory used by rendered pages, with all their compressed forms",
    () => store.bytes,
  );

  /** Passes on everything that isn't a GET or HEAD of a page, and pages that don't render with status 200. */
  const pages: Step = async (req, res, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const address = isRead ? pageAddress(req.url, rendered) : null;
    if (!address) return next();
    const variant = await variantOf(address.prefix, req.headers);
    const key = keyOf(address, variant);
    const source = store.has(key) ? "store" : "render";
    const page = await store.get(key, () => renderStoredPage(handle, address, variant));
    if (!page) return next();
    Object.assign(res.locals, { source, route: address.path, language: variant.locale });
    sendStored(res, page);
  };

  /** Renders all pages in advance for visitors without cookies, more slowly while requests are in progress. */
  async function warmPages() {
    for (const address of allAddresses) {
      for (const locale of address.prefix ? [address.prefix] : locales) {
        const variant = { locale, theme: null };
        await store.warm(keyOf(address, variant), () => renderStoredPage(handle, address, variant));
        await sleep(responsesUnderWay.size > 0 ? BUSY_PAUSE_MS : 0);
      }
    }
    log.info("prerendered all pages");
  }

  return { pages, warmPages };
}

/** Builds a key from everything that a page's bytes depend on. */
function keyOf(address: PageAddress, { locale, theme }: Variant) {
  return `${address.url} ${locale} ${theme}`;
}

async function renderStoredPage(handle: RouteHandler, address: PageAddress, variant: Variant) {
  const context = new RouterContextProvider();
  context.set(storedPageLocale, variant.locale);
  context.set(storedPageTheme, variant);
  context.set(requestContext, { id: "page-store", route: "", source: "server", address: "", origin: null });
  const response = await handle(new Request(env.SITE_URL + address.url), context);
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return null;
  response.headers.append("Vary", "Accept-Encoding");
  for (const name in securityHeaders) {
    if (!response.headers.has(name)) response.headers.set(name, securityHeaders[name] ?? "");
  }
  // Long enough for a click to use the page that was prefetched on hover.
  response.headers.set("Cache-Control", "private, max-age=60");
  return response;
}
