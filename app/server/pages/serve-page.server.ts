import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { RouterContextProvider } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { valueLocale } from "#app/i18n/middleware.server.ts";
import { env } from "#app/platform/env.server.ts";
import { valueTheme } from "#app/theme/theme.server.ts";
import { isPlain } from "../gate.server.ts";
import { conclude, newVisit, visitOf } from "../traffic.server.ts";
import { type EncodedPage, formFor, isUnchanged } from "./encoded-page.server.ts";
import { allAddresses, type PageAddress, pageAddress } from "./page-address.server.ts";
import { PageStore } from "./page-store.server.ts";
import { type Variant, variantOf } from "./variant.server.ts";

export type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Serves pages as values. What is kept was rendered for a request made up from its address and variant alone:
 * nothing that a visitor sends reaches it, so nothing of one visitor's can reach another.
 * What is no page, no GET or HEAD, or rendered as anything but a plain success goes to `otherwise`.
 */
export function pageServer(handle: Handle) {
  const store = new PageStore({ bytes: 64 * 1024 * 1024, milliseconds: 3600 * 1000 });

  /** Answers at once what is in memory, before anything else is done about a request. Returns whether it did. */
  function serveStored(req: IncomingMessage, res: ServerResponse): boolean {
    const start = performance.now();
    const address = addressOf(req);
    const variant = address && isPlain(req) && variantOf(address.prefix, req.headers);
    if (!variant || variant instanceof Promise) return false;
    const page = store.fresh(keyOf(address, variant));
    if (!page) return false;
    send(req, res, page);
    conclude(req, res, newVisit("store", address.path, variant.locale), start);
    return true;
  }

  /** The same for what has to be found out or rendered first. */
  async function servePage(req: IncomingMessage, res: ServerResponse, otherwise: () => void) {
    const address = addressOf(req);
    const found = address && (await findOrRender(address, req.headers).catch(() => null));
    if (!found) return otherwise();
    Object.assign(visitOf(res), found.visit);
    send(req, res, found.page);
  }

  async function findOrRender(address: PageAddress, headers: IncomingHttpHeaders) {
    const variant = await variantOf(address.prefix, headers);
    const source = store.has(keyOf(address, variant)) ? "store" : "render";
    const page = await pageOf(address, variant);
    return page && { page, visit: { source, route: address.path, language: variant.locale } };
  }

  const pageOf = (address: PageAddress, variant: Variant) =>
    store.get(keyOf(address, variant), () => renderValue(handle, address, variant));

  /** Renders what a visitor without cookies may ask for, one page after the other, so that nobody waits for it. */
  async function warmPages() {
    if (!env.PAGE_STORE) return;
    for (const address of allAddresses()) {
      for (const variant of variantsWithoutCookie(address)) {
        await pageOf(address, variant);
        await store.compressed;
      }
    }
  }

  return { serveStored, servePage, warmPages, storedBytes: () => store.bytes };
}

/** Nothing else decides about a page's bytes, and nothing else is in the request that they are made for. */
function keyOf(address: PageAddress, { locale, theme }: Variant) {
  return `${address.url} ${locale} ${theme}`;
}

async function renderValue(handle: Handle, address: PageAddress, variant: Variant): Promise<Response | null> {
  const context = new RouterContextProvider();
  context.set(valueLocale, variant.locale);
  context.set(valueTheme, variant);
  context.set(requestContext, { id: "page-store", route: "", source: "server", address: "", origin: null });
  const response = await handle(new Request(env.SITE_URL + address.url), context);
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return null;
  response.headers.append("Vary", "Accept-Encoding");
  for (const name in securityHeaders) {
    if (!response.headers.has(name)) response.headers.set(name, securityHeaders[name] ?? "");
  }
  // Long enough for what is fetched on intent to be there at the click.
  if (address.data) response.headers.set("Cache-Control", "private, max-age=60");
  return response;
}

function send(req: IncomingMessage, res: ServerResponse, page: EncodedPage) {
  const form = formFor(page, req.headers["accept-encoding"]);
  if (isUnchanged(form, req.headers["if-none-match"])) {
    res.writeHead(304, form.headersUnchanged).end();
  } else {
    res.writeHead(200, form.headers).end(req.method === "HEAD" ? undefined : form.body);
  }
}

/** The page that is asked for, if it is one and the store may have it. */
function addressOf({ method, url = "" }: IncomingMessage): PageAddress | null {
  return env.PAGE_STORE && (method === "GET" || method === "HEAD") ? pageAddress(url) : null;
}

function variantsWithoutCookie({ prefix }: PageAddress): Variant[] {
  return (prefix ? [prefix] : locales).map((locale) => ({ locale, theme: null }));
}
