import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { ReplyFailure } from "./failure.server.ts";
import { geminiOrigin } from "./gemini-request.server.ts";
import { redact } from "./redact.server.ts";

type Frame = { text: string; finish?: string; tokens?: number; failure?: ReplyFailure };

/** What several of the service's events add to a reply: thoughts are no text, and a failure comes after the text. */
export function readFrames(events: string[]): Frame {
  const all: Frame = { text: "" };
  for (const data of events) {
    const { text, finish = all.finish, tokens = all.tokens, failure } = readFrame(data);
    Object.assign(all, { text: all.text + text, finish, tokens, failure });
    if (failure) break;
  }
  return all;
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
    shown: (shown && redact(shown, secrets)) || undefined,
    retryAfter: delay ? Math.max(1, Math.ceil(Number.parseFloat(delay))) : undefined,
  };
}

const { host, hostname } = new URL(geminiOrigin);
const key = env.GEMINI_API_KEY ?? "";
const secrets = [key, encodeURIComponent(key), geminiOrigin, host, hostname];

function readFrame(data: string): Frame {
  const parsed = frame.safeParse(parseJson(data));
  if (!parsed.success) return failed(new ReplyFailure("malformed", 502));
  const { candidates, promptFeedback, usageMetadata, error } = parsed.data;
  if (error) return failed(new ReplyFailure("refused", 502, readError(data)));
  if (promptFeedback?.blockReason) return failed(new ReplyFailure("unfinished", 502));
  const [first] = candidates ?? [];
  const parts = first?.content?.parts?.filter(({ thought }) => !thought) ?? [];
  return {
    text: parts.map(({ text }) => text ?? "").join(""),
    finish: first?.finishReason ?? undefined,
    tokens: usageMetadata?.totalTokenCount ?? undefined,
  };
}

function failed(failure: ReplyFailure): Frame {
  return { text: "", failure };
}

const part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish() });
/** A number that no reply takes is none: it would spend the day's tokens at once. */
const tokenCount = z.number().int().min(0).max(10_000_000);
const frame = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z.object({ totalTokenCount: tokenCount.nullish() }).nullish().catch(undefined),
  error: z.unknown().optional(),
});

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
