import { ReplyFailure } from "#app/model/failure.server.ts";
import type { ReplyEvent } from "../turns.ts";

type Reply = {
  end: AbortController;
  /** Referenced until the reply ends: the signal of a garbage-collected request never fires. */
  request: Request;
};

/** A reply's events as Server-Sent Events. Ignores backpressure, since a reply is short. Ends when the reader leaves. */
export function eventStream(
  first: IteratorResult<ReplyEvent, void>,
  rest: AsyncGenerator<ReplyEvent, void, void>,
  { end, request }: Reply,
) {
  const leave = () => end.abort(new ReplyFailure("stopped", 502));

  async function send(controller: ReadableStreamDefaultController<Uint8Array>) {
    for (let next = first; !next.done && !request.signal.aborted; next = await rest.next())
      controller.enqueue(encode(next.value));
    controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Fails only if nobody reads the stream any more. Not awaited: reading begins when `start` has returned.
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
