import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { log, traceOf } from "./http/log.server.ts";
import { getRequestId } from "./http/request-context.ts";
import { RequestIdContext } from "./http/request-id-context.ts";

/** Renders the whole document before its first byte: the result is smaller, and can be kept, hashed and compressed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const document = (
      <RequestIdContext value={getRequestId(loadContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestIdContext>
    );
    const { pipe } = renderToPipeableStream(document, {
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** What a visitor did wrong is no error of ours; the message of what is ours may hold their words, so only its kind is logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ id: getRequestId(context), error: traceOf(error) }, "unexpected error");
};
