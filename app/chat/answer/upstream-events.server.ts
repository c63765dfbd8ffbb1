import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { ReplyFailure } from "./failure.server.ts";
import { redact } from "./redact.server.ts";

/** What several of the service's events amount to; `failure` comes after the text. */
export type Frame = { text: string; finish?: string; tokens?: number; failure?: ReplyFailure };

/**
 * Reads the service's event stream: `push` takes any piece of it and returns what it completes, as one frame,
 * or null where no event is complete; `end` returns what a missing last empty line would have hidden.
 * Thoughts are no text. Throws where an event is longer than any reply may be.
 */
export function createEventReader() {
  const decoder = new TextDecoder();
  let rest = "";

  function take(text: string, last: boolean): Frame | null {
    // A CR at the very end may be half of a CRLF.
    const whole = rest + text;
    const cut = !last && whole.endsWith("\r") ? whole.length - 1 : whole.length;
    const blocks = whole.slice(0, cut).split(emptyLine);
    rest = last ? "" : (blocks.pop() ?? "") + whole.slice(cut);
    if (rest.length > MAX_EVENT) throw new ReplyFailure("too-long", 502);
    const events = blocks.map(dataOf).filter((data) => data !== "");
    if (events.length === 0) return null;
    return merge(events, last);
  }

  return {
    push: (bytes: Uint8Array) => take(decoder.decode(bytes, { stream: true }), false),
    end: () => take(decoder.decode(), true),
  };
}

/** The service's own words in an error's body, for the visitor, and how long it asks to be left alone (s). */
export function readError(body: string): { shown?: string; retryAfter?: number } {
  const parsed = errorBody.safeParse(parseJson(body));
  if (!parsed.success) return {};
  const { error, message } = parsed.data;
  const shown = (typeof error === "string" ? error : error?.message) ?? message;
  const details = typeof error === "object" ? error?.details : undefined;
  const delay = details?.map((detail) => detail.retryDelay).find((value) => value !== undefined);
  return {
    shown: (shown && redact(shown)) || undefined,
    retryAfter: delay ? Math.max(1, Math.ceil(Number.parseFloat(delay))) : undefined,
  };
}

// A reply's longest text, were every character of it escaped in two, and what JSON stands around it.
const MAX_EVENT = 2 * env.CHAT_MAX_REPLY_BYTES + 16_384;

const details = z.array(z.looseObject({ retryDelay: z.string().regex(/^\d/).optional().catch(undefined) }));
const errorObject = z.object({
  message: z.string().optional().catch(undefined),
  details: details.optional().catch(undefined),
});
const oneError = z.object({
  error: z.union([z.string(), errorObject]).nullish().catch(undefined),
  message: z.string().optional().catch(undefined),
});
// Without `alt=sse` the service wraps its error into a list; proxies in front of it were seen to do so with it.
const errorBody = z.union([oneError, z.tuple([oneError]).transform(([first]) => first)]);

const part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish() });
const event = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z.object({ totalTokenCount: z.number().nullish() }).nullish().catch(undefined),
  error: z.unknown().optional(),
});

const lineEnd = /\r\n|\n|\r/;
const emptyLine = /(?:\r\n|\n|\r(?!\n)){2}/;

/** The joined `data` lines of one event; comments and other fields are nothing to us. */
function dataOf(block: string) {
  return block
    .split(lineEnd)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");
}

function merge(events: string[], last: boolean): Frame | null {
  const frame: Frame = { text: "" };
  for (const data of events) {
    const json = parseJson(data);
    // The end of a stream that was cut in the middle of an event.
    if (json === undefined && last) break;
    const parsed = event.safeParse(json);
    if (!parsed.success) return { ...frame, failure: new ReplyFailure("malformed", 502) };
    const { candidates, promptFeedback, usageMetadata, error } = parsed.data;
    if (error) return { ...frame, failure: new ReplyFailure("refused", 502, readError(data)) };
    const first = candidates?.[0];
    for (const { text, thought } of first?.content?.parts ?? []) if (text && !thought) frame.text += text;
    frame.finish = first?.finishReason ?? frame.finish;
    frame.tokens = usageMetadata?.totalTokenCount ?? frame.tokens;
    if (promptFeedback?.blockReason) return { ...frame, failure: new ReplyFailure("unfinished", 502) };
  }
  return frame;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
