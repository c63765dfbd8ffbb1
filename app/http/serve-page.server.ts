import type { IncomingMessage, ServerResponse } from "node:http";
import { RouterContextProvider } from "react-router";
import { env } from "#app/env.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { type EncodedPage, formFor, isUnchanged } from "./encoded-page.server.ts";
import { allAddresses, canonicalUrl, type PageAddress, pageAddress } from "./page-address.server.ts";
import { PageStore } from "./page-store.server.ts";
import { requestContext, type Visit } from "./request-context.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { visitOf } from "./traffic.server.ts";
import { variantOf } from "./variant.server.ts";
import { type Variant, variantContext } from "./variant-context.ts";

export type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Serves pages as values. What is kept was rendered for a request made up from its address and variant alone:
 * nothing that a visitor sends reaches it, so nothing of one visitor's can reach another.
 * What is no page, no GET or HEAD, or rendered as anything but a plain success goes to `otherwise`.
 */
export function pageServer(handle: Handle) {
  const store = new PageStore({ bytes: 64 * 1024 * 1024, milliseconds: 3600 * 1000 });

  const pageOf = (address: PageAddress, variant: Variant) =>
    store.get(keyOf(address, variant), () => renderValue(handle, address, variant));

  function servePage(req: IncomingMessage, res: ServerResponse, otherwise: () => void) {
    const address = isRead(req) && env.PAGE_STORE ? pageAddress(req.url ?? "") : null;
    if (!address) return otherwise();
    const visit = visitOf(res);
    const answer = (page: EncodedPage | null, source: Visit["source"]) => {
      if (!page) return otherwise();
      visit.route = address.path;
      visit.source = source;
      send(req, res, page);
    };
    const serve = (variant: Variant) => {
      visit.language = variant.locale;
      const page = pageOf(address, variant);
      if (!(page instanceof Promise)) return answer(page, "store");
      page.then((made) => answer(made, "render"), otherwise);
    };
    const variant = variantOf(address.prefix, req.headers);
    if (!(variant instanceof Promise)) return serve(variant);
    variant.then(serve, otherwise);
  }

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

  return { servePage, warmPages, storedBytes: () => store.bytes };
}

/** Nothing else decides about a page's bytes, and nothing else is in the request that they are made for. */
function keyOf(address: PageAddress, { locale, theme }: Variant) {
  return `${canonicalUrl(address)} ${locale} ${theme}`;
}

async function renderValue(handle: Handle, address: PageAddress, variant: Variant): Promise<Response | null> {
  const context = new RouterContextProvider();
  context.set(variantContext, variant);
  context.set(requestContext, { id: "page-store", route: "", source: "server", address: "", origin: null });
  const response = await handle(new Request(env.SITE_URL + canonicalUrl(address)), context);
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

function isRead({ method }: IncomingMessage) {
  return method === "GET" || method === "HEAD";
}

function variantsWithoutCookie({ prefix }: PageAddress): Variant[] {
  return (prefix ? [prefix] : locales).map((locale) => ({ locale, theme: null }));
}
