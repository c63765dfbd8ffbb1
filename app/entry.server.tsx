import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { bootMarkup } from "./document/boot.server.ts";
import { unmark } from "./document/inline-scripts.server.ts";
import { ScriptMark } from "./document/script-mark.ts";
import { contentSecurityPolicy } from "./http/content-security-policy.server.ts";
import { log, traceOf } from "./http/log.server.ts";
import { getRequestId } from "./http/request-context.ts";
import { RequestIdContext } from "./http/request-id-context.ts";
import { structuredData } from "./seo/structured-data.server.ts";
import { StructuredDataContext } from "./seo/structured-data-context.ts";

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
    mark,
  );
  const { html, scripts } = unmark(
    markup.replace("</body>", () => `${boot}</body>`),
    mark,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(scripts));
  return new Response(html, { status, headers });
}

/** What a visitor did wrong is no error of ours; the message of what is ours may hold their words, so only its kind is logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ id: getRequestId(context), error: traceOf(error) }, "unexpected error");
};

function render(document: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => void pipe(collector(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}

function collector(done: (text: string) => void) {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}
