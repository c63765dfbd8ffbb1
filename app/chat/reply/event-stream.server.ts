import type { ReplyEvent } from "../turns.ts";

/** Streams a reply as Server-Sent Events until the reader leaves. Ignores backpressure, because a reply is short. */
export function eventStream(
  first: IteratorResult<ReplyEvent, void>,
  rest: AsyncGenerator<ReplyEvent, void, void>,
  request: Request,
  leave: () => void,
) {
  async function send(controller: ReadableStreamDefaultController<Uint8Array>) {
    for (let next = first; !next.done && !request.signal.aborted; next = await rest.next())
      controller.enqueue(encode(next.value));
    controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited, because reading begins after `start` returns. Fails only if nobody reads the stream any more.
      send(controller)
        .catch(leave)
        .finally(() => rest.return());
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

function encode({ type, ...data }: ReplyEvent) {
  return new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
