import type { ReplyEvent } from "../turns.ts";

/** How long a model may be silent before the stream begins with a comment line. */
const QUIET_MS = 10_000;
/** Pause between comment lines. Proxies wait 50 s or more. */
const COMMENT_MS = 15_000;

/**
 * Streams a reply as Server-Sent Events until the reader leaves. While the model is silent, comment lines keep proxies
 * waiting, and a later failure becomes the event that `failed` returns. An earlier one is thrown. Ignores backpressure,
 * because a reply is short.
 */
export async function eventStream(
  events: AsyncGenerator<ReplyEvent, void, void>,
  request: Request,
  leave: () => void,
  failed: (error: unknown) => ReplyEvent,
) {
  const first = events.next();
  const isSilent = await isSilentFor(QUIET_MS, first);

  async function send(controller: ReadableStreamDefaultController<Uint8Array>) {
    const comment = () => controller.enqueue(utf8.encode(": the model has not replied yet\n\n"));
    if (isSilent) comment();
    const comments = setInterval(comment, COMMENT_MS);
    try {
      for (let next = await first; !next.done && !request.signal.aborted; next = await events.next()) {
        clearInterval(comments);
        controller.enqueue(encode(next.value));
      }
    } catch (error) {
      controller.enqueue(encode(failed(error)));
    } finally {
      clearInterval(comments);
    }
    controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited, because reading begins after `start` returns. Fails only if nobody reads the stream any more.
      send(controller)
        .catch(leave)
        .finally(() => events.return());
    },
    cancel: leave,
  });

  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // A proxy that compresses or buffers would hold the pieces back.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

function isSilentFor(ms: number, first: Promise<unknown>) {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(true), ms);
  return Promise.race([first.then(() => false), late.promise]).finally(() => clearTimeout(timer));
}

const utf8 = new TextEncoder();

function encode({ type, ...data }: ReplyEvent) {
  return utf8.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
