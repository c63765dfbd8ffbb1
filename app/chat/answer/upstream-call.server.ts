import { AsyncLocalStorage } from "node:async_hooks";
import type { EnhancedGenerateContentResponse } from "@google/generative-ai";
import { env } from "#app/platform/env.server.ts";
import { ReplyFailure } from "./failure.server.ts";
import { createEventReader, type Frame, readError } from "./upstream-events.server.ts";

/** All that may come over the wire for one reply: its text, and the JSON around each piece of it. */
const MAX_WIRE_BYTES = 8 * env.CHAT_MAX_REPLY_BYTES + 65_536;
/** Of an error's body no more is read. */
const MAX_ERROR_BYTES = 65_536;

/** One call of the SDK's: its end, its failure, and whether anyone waits for more. */
export function createCall(signal: AbortSignal) {
  const aborted = Promise.withResolvers<never>();
  const finished = Promise.withResolvers<IteratorResult<EnhancedGenerateContentResponse>>();
  aborted.promise.catch(() => {});
  if (signal.aborted) aborted.reject(signal.reason);
  signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  let wanted = Promise.withResolvers<void>();
  return {
    signal,
    /** Does what the SDK is asked for, with this call's `fetch` instead of the global one. */
    run<T>(work: () => T): T {
      return inCall.run(this, work);
    },
    /** What ended the call; the SDK would wrap it into a message with the upstream address. */
    failure: undefined as ReplyFailure | undefined,
    fail(failure: ReplyFailure) {
      this.failure ??= failure;
      return this.failure;
    },
    /** The same promise, or the call's end where that comes first. */
    race: <T>(promise: Promise<T>) => {
      promise.catch(() => {});
      return Promise.race([promise, aborted.promise]);
    },
    /** Lets the upstream be read while `next` waits, and no further: the SDK alone would take all there is. */
    async demand(next: () => Promise<IteratorResult<EnhancedGenerateContentResponse>>) {
      wanted.resolve();
      try {
        return await Promise.race([next(), finished.promise]);
      } finally {
        wanted = Promise.withResolvers();
      }
    },
    wanted: () => wanted.promise,
    finish: () => finished.resolve({ done: true, value: undefined }),
  };
}

type Call = ReturnType<typeof createCall>;

// The SDK calls the global `fetch` and lets nobody stand in between: it would follow a redirect with the key
// and the conversation, read without end, and stumble over what real services send. So its calls, and only
// they, are answered by `guardedFetch`.
const inCall = new AsyncLocalStorage<Call>();
const nativeFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const call = inCall.getStore();
  return call ? guardedFetch(call, input, init) : nativeFetch(input, init);
};

async function guardedFetch(call: Call, input: RequestInfo | URL, init?: RequestInit) {
  try {
    const upstream = await nativeFetch(input, { ...init, redirect: "error", signal: call.signal });
    if (upstream.ok && upstream.body) return new Response(frameStream(call, upstream.body));
    const { shown, retryAfter } = readError(await readSome(upstream));
    const limited = upstream.status === 429;
    throw new ReplyFailure("refused", limited ? 429 : 502, {
      shown,
      retryAfter: limited ? (retryAfter ?? secondsOf(upstream.headers.get("retry-after")) ?? 30) : undefined,
    });
  } catch (error) {
    throw call.fail(error instanceof ReplyFailure ? error : new ReplyFailure("unreachable", 502));
  }
}

/** The upstream's events as the SDK takes them without stumbling: whole, plain, and only as they are asked for. */
function frameStream(call: Call, body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const events = createEventReader();
  let bytes = 0;
  let failure: ReplyFailure | undefined;

  async function nextFrame(): Promise<Frame | null> {
    for (;;) {
      await call.wanted();
      const { done, value } = await reader.read();
      if (done) return events.end();
      bytes += value.byteLength;
      if (bytes > MAX_WIRE_BYTES) throw new ReplyFailure("too-long", 502);
      const frame = events.push(value);
      if (frame) return frame;
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (failure) throw failure;
          const frame = await nextFrame();
          failure = frame?.failure;
          if (frame) controller.enqueue(encode(frame));
          else controller.close();
        } catch (error) {
          reader.cancel().catch(() => {});
          throw call.fail(error instanceof ReplyFailure ? error : new ReplyFailure("unreachable", 502));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function encode({ text, finish, tokens }: Frame) {
  const json = JSON.stringify({
    candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, finishReason: finish }],
    usageMetadata: tokens === undefined ? undefined : { totalTokenCount: tokens },
  });
  // The SDK takes an event for one line, and these two for the end of one.
  const oneLine = json.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return new TextEncoder().encode(`data: ${oneLine}\r\n\r\n`);
}

async function readSome(response: Response) {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ERROR_BYTES) break;
  }
  return text;
}

function secondsOf(header: string | null) {
  return header && /^\d{1,6}$/.test(header) ? Math.max(1, Number(header)) : undefined;
}
