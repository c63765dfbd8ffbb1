import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentSecurityPolicy } from "./document/content-security-policy.server.ts";
import { unmark } from "./document/inline-code.server.ts";
import { pageStyles } from "./document/page-styles.server.ts";
import { PageStylesContext } from "./document/page-styles-context.ts";
import { RequestIdContext } from "./document/request-id-context.ts";
import { ScriptMark } from "./document/script-mark.ts";
import { getRequestId } from "./http/request-context.ts";
import { log, traceOf } from "./platform/log.server.ts";
import { structuredData } from "./seo/structured-data.server.ts";
import { StructuredDataContext } from "./seo/structured-data.tsx";

/**
 * Renders the whole document before its first byte: the result is smaller, and can be kept, hashed and compressed.
 * Loaders have all that a page shows, so nothing in it waits: streaming would cost more than twice the time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = randomUUID();
  const styles = pageStyles(routerContext);
  // Nothing in the browser reads the loaders' data: the pages are made of it.
  routerContext.serverHandoffStream = undefined;
  const markup = renderToString(
    <RequestIdContext value={getRequestId(loadContext)}>
      <StructuredDataContext value={structuredData(routerContext, loadContext)}>
        <PageStylesContext value={styles}>
          <ScriptMark value={mark}>
            <ServerRouter context={routerContext} url={request.url} />
          </ScriptMark>
        </PageStylesContext>
      </StructuredDataContext>
    </RequestIdContext>,
  );
  const { html, ...inline } = unmark(`<!DOCTYPE html>${markup}`, mark);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Before the page's first byte: they are asked for a moment earlier than by links in its head, and shown with its text.
  const faces = styles?.fonts.map(
    (href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  if (faces?.length) headers.append("Link", faces.join(", "));
  // No policy fits what Vite puts into a page under `react-router dev`.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(inline));
  // As bytes: a string would be copied twice more.
  return new Response(Buffer.from(html), { status, headers });
}

/** What a visitor did wrong is no error of ours; the message of what is ours may hold their words, so only its kind is logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ error: traceOf(error) }, "unexpected error");
};
