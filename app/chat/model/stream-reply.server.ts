import { createParser } from "eventsource-parser";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { networkCause } from "#app/platform/network-cause.ts";
import { yieldToPages } from "../yield-to-pages.ts";
import { ReplyFailure } from "./failure.server.ts";

/** Limit on the bytes of one reply, including thinking and the JSON around each chunk of a few letters. */
const MAX_WIRE_BYTES = 64 * env.CHAT_MAX_REPLY_BYTES + 65_536;
/** Some services mark every chunk as the last one. A reply ends only if no chunk follows within this time, in ms. */
const AFTER_END_MS = 1000;

/** What one event adds to a reply. */
export type Frame = { text: string; end?: "complete" | "cut"; used?: number | null };

/**
 * Streams the text of a service's Server-Sent Events, with backpressure. `send` makes the request; `read` parses an
 * event's data, and throws a `ReplyFailure` if the service reports an error. Throws the signal's reason if the signal
 * aborts, and a `ReplyFailure` unless the service says that the reply is complete. Aborting the signal, or returning
 * from the iterator, ends the call immediately.
 */
export async function* streamReply(
  send: (signal: AbortSignal) => Promise<Response>,
  read: (data: string) => Frame,
  signal: AbortSignal,
  used: (tokens: number) => void,
): AsyncGenerator<string, void> {
  // Uses a timer and a controller instead of `AbortSignal.any()`: its signal can be garbage-collected while a call hangs,
  // and then the call is never aborted.
  const call = new AbortController();
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => {});
  call.signal.addEventListener("abort", () => aborted.reject(call.signal.reason));
  const follow = () => call.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener("abort", follow);
  const abortIn = (ms: number, reason: unknown) => setTimeout(() => call.abort(reason), ms);
  let timer = abortIn(env.CHAT_TIMEOUT_MS, silent);
  let end: Frame["end"];
  try {
    const batches = eventsIn(await Promise.race([send(call.signal), aborted.promise]));
    for (;;) {
      const batch = await Promise.race([batches.next(), aborted.promise]);
      clearTimeout(timer);
      if (batch.done) break;
      const { text, failure, ...frame } = readBatch(batch.value, read);
      if (frame.used) used(frame.used);
      if (text) yield text;
      if (failure) throw failure;
      end = frame.end ?? end;
      timer = end ? abortIn(AFTER_END_MS, over) : abortIn(env.CHAT_TIMEOUT_MS, silent);
    }
  } catch (error) {
    if (error !== over && (call.signal.aborted || error instanceof ReplyFailure)) throw error;
    if (error !== over && end !== "complete")
      throw new ReplyFailure("unreachable", 502, { cause: networkCause(error) });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", follow);
    call.abort(over);
  }
  if (end !== "complete") throw new ReplyFailure(end ?? "unfinished", 502);
}

/**
 * Joins the frames of several events, because a fast model sends thousands of events a second. `failure` is the first
 * error, and ends the batch; the text before it counts.
 */
function readBatch(batch: readonly string[], read: (data: string) => Frame) {
  const joined: Frame & { failure?: unknown } = { text: "" };
  try {
    for (const data of batch) {
      const { text, end, used } = read(data);
      joined.text += text;
      joined.end = end ?? joined.end;
      joined.used = used || joined.used;
    }
  } catch (failure) {
    joined.failure = failure;
  }
  return joined;
}

const silent = new ReplyFailure("silent", 504);
const over = new Error("over");

/** Yields the data of the events in a response's body, in batches as they arrive. */
export async function* eventsIn({ body }: Response): AsyncGenerator<string[], void> {
  const events: string[] = [];
  // Some services send empty events to keep the connection open.
  const parser = createParser({ onEvent: ({ data }) => void (data.trim() && events.push(data)) });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body ?? []) {
    await yieldToPages();
    bytes += chunk.byteLength;
    if (bytes > MAX_WIRE_BYTES) throw new ReplyFailure("too-long", 502);
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (events.length > 0) yield events.splice(0);
  }
  // The last event's empty line may be missing. Invalid JSON in that event means that the stream was cut off.
  parser.feed(`${decoder.decode()}\n\n`);
  yield events.filter((data) => parseJson(data) !== undefined);
}
