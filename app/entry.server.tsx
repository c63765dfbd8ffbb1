import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentSecurityPolicy } from "./document/content-security-policy.server.ts";
import { errorOverlay } from "./document/error-overlay.server.ts";
import { DocumentContext, viteNonce } from "./document/inline-code.tsx";
import { pageStyles } from "./document/page-styles.server.ts";
import { requestContext } from "./http/request-context.ts";
import { log, traceOf } from "./platform/log.server.ts";

/**
 * Renders the whole document before sending it, so that it is smaller and can be stored, hashed and compressed. Loaders
 * provide all data, so streaming would gain nothing, and it would take more than twice the time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const styles = pageStyles(routerContext);
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  // Pages have no script that reads loader data.
  routerContext.serverHandoffStream = undefined;
  const html = renderToString(
    <DocumentContext value={{ requestId: loadContext.get(requestContext).id, styles, inline }}>
      <ServerRouter context={routerContext} url={request.url} />
    </DocumentContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A header preloads fonts a moment earlier than links in the document would.
  const fonts = styles?.fonts.map(
    (href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  if (fonts?.length) headers.append("Link", fonts.join(", "));
  const { DEV } = import.meta.env;
  headers.set("Content-Security-Policy", contentSecurityPolicy(inline, DEV ? viteNonce : null));
  const overlay = DEV ? errorOverlay(routerContext.staticHandlerContext.errors) : "";
  // A Buffer, because a string body would be copied two more times.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}${overlay}`), { status, headers });
}

/** Logs the trace without the error message, which may quote the visitor. In development, prints both. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (import.meta.env.DEV) console.error(error);
  else log.error({ error: traceOf(error) }, "unexpected error while rendering");
};
