import type { ReplyError, ReplyEvent } from "../turns.ts";

/** How long a model may be silent before the stream begins with a comment line. */
const QUIET_MS = 10_000;
/** Pause between comment lines. Proxies wait 50 s or more. */
const COMMENT_MS = 15_000;

/**
 * Streams a reply as Server-Sent Events until the reader leaves. While the model is silent, comment lines keep proxies
 * waiting. `refuse` responds to a failure before that. Ignores backpressure, because a reply is short.
 */
export async function eventStream(
  events: AsyncGenerator<ReplyEvent, void, void>,
  refuse: (error: ReplyError) => Response,
): Promise<Response> {
  const first = events.next();
  const quiet = new Promise<null>((resolve) => setTimeout(resolve, QUIET_MS, null));
  const early = await Promise.race([first, quiet]);
  if (early?.value?.type === "error") return refuse(early.value);

  async function send(controller: ReadableStreamDefaultController<Uint8Array>) {
    const comment = () => controller.enqueue(utf8.encode(": the model has not replied yet\n\n"));
    if (!early) comment();
    const comments = setInterval(comment, COMMENT_MS);
    const { value } = await first.finally(() => clearInterval(comments));
    if (value) controller.enqueue(encode(value));
    for await (const event of events) controller.enqueue(encode(event));
    controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    // Not awaited, because reading begins after `start` returns. Writing fails once the reader has left.
    start: (controller) => void send(controller).catch((error) => controller.error(error)),
    cancel: () => void events.return(),
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

const utf8 = new TextEncoder();

/** Leaves out what belongs to a response. */
function encode({ type, ...event }: ReplyEvent) {
  const data = JSON.stringify({ ...event, status: undefined, retryAfter: undefined });
  return utf8.encode(`event: ${type}\ndata: ${data}\n\n`);
}
