import { createParser } from "eventsource-parser";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { ReplyFailure } from "./failure.server.ts";

/** Limit on the bytes of one reply, including the JSON around each chunk. */
const MAX_WIRE_BYTES = 8 * env.CHAT_MAX_REPLY_BYTES + 65_536;
/** Some services mark every chunk as the last. A reply ends if no other chunk follows within this time, in ms. */
const AFTER_END_MS = 1000;

/**
 * Reads the data of a service's Server-Sent Events in batches, with backpressure. `send` makes the request; `isEnd` tells
 * after each event whether the reply may end there. Throws a `ReplyFailure`, or the signal's reason. Aborting the signal,
 * or returning the iterator, ends the call at once.
 */
export async function* upstreamEvents(
  send: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  isEnd: () => boolean,
): AsyncGenerator<string[], void> {
  // A plain timer and a plain controller that this function holds on to, and a race with it: a combined signal
  // was seen to be collected as garbage while dozens of calls hung.
  const call = new AbortController();
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => {});
  call.signal.addEventListener("abort", () => end.reject(call.signal.reason));
  const follow = () => call.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener("abort", follow);
  const abortIn = (ms: number, reason: unknown) => setTimeout(() => call.abort(reason), ms);
  let timer = abortIn(env.CHAT_TIMEOUT_MS, silent);
  try {
    const response = await Promise.race([send(call.signal), end.promise]);
    const events = eventsIn(response);
    for (;;) {
      const next = await Promise.race([events.next(), end.promise]);
      clearTimeout(timer);
      if (next.done) return;
      yield next.value;
      timer = isEnd() ? abortIn(AFTER_END_MS, over) : abortIn(env.CHAT_TIMEOUT_MS, silent);
    }
  } catch (error) {
    if (error === over) return;
    throw call.signal.aborted || error instanceof ReplyFailure ? error : new ReplyFailure("unreachable", 502);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", follow);
    call.abort(over);
  }
}

const silent = new ReplyFailure("silent", 504);
const over = new Error("over");

/** The data of the events in a response's body, those of one piece of it together. */
export async function* eventsIn({ body }: Response): AsyncGenerator<string[], void> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_WIRE_BYTES) throw new ReplyFailure("too-long", 502);
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (events.length > 0) yield events.splice(0);
  }
  // The last event's empty line may be missing; invalid JSON there means the stream was cut.
  parser.feed(`${decoder.decode()}\n\n`);
  yield events.filter((data) => parseJson(data) !== undefined);
}
