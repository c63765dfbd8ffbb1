import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { bootMarkup } from "./document/boot.server.ts";
import { contentSecurityPolicy } from "./document/content-security-policy.server.ts";
import { unmark } from "./document/inline-scripts.server.ts";
import { RequestIdContext } from "./document/request-id-context.ts";
import { ScriptMark } from "./document/script-mark.ts";
import { getRequestId } from "./http/request-context.ts";
import { log, traceOf } from "./platform/log.server.ts";
import { structuredData } from "./seo/structured-data.server.ts";
import { StructuredDataContext } from "./seo/structured-data.tsx";

/** Renders the whole document before its first byte: the result is smaller, and can be kept, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = randomUUID();
  // `react-router dev` needs React Router's own scripts, and no policy fits what Vite puts into a page.
  const boot = import.meta.env.PROD ? await bootMarkup(routerContext, mark) : "";
  const markup = await render(
    <RequestIdContext value={getRequestId(loadContext)}>
      <StructuredDataContext value={structuredData(routerContext, loadContext)}>
        <ScriptMark value={mark}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </ScriptMark>
      </StructuredDataContext>
    </RequestIdContext>,
  );
  const { html, scripts } = unmark(
    markup.replace("</body>", () => `${boot}</body>`),
    mark,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(scripts));
  // As bytes: a string would be copied twice more.
  return new Response(Buffer.from(html), { status, headers });
}

/** What a visitor did wrong is no error of ours; the message of what is ours may hold their words, so only its kind is logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ error: traceOf(error) }, "unexpected error");
};

/**
 * Loaders have all that a page shows, so nothing in it waits: streaming would cost more than twice the time.
 * Only `react-router dev` hands its data over while it renders.
 */
async function render(document: ReactNode): Promise<string> {
  if (import.meta.env.PROD) return `<!DOCTYPE html>${renderToString(document)}`;
  const { prerenderToNodeStream } = await import("react-dom/static");
  const { prelude } = await prerenderToNodeStream(document);
  return text(prelude);
}
