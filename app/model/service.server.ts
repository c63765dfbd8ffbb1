import { z } from "zod";
import { parseJson } from "#app/platform/json.ts";
import { readUpTo } from "#app/platform/read-up-to.ts";
import { ReplyFailure } from "./failure.server.ts";
import { redact } from "./redact.server.ts";
import { upstreamEvents } from "./upstream.server.ts";

const MAX_ERROR_BYTES = 65_536;
/** Seconds, if a service that is over its quota names no time of its own. */
const DEFAULT_RETRY_AFTER = 30;

/** A model's HTTP API. Neither its address nor its key may reach a visitor. */
export type Service = { url: string; key: string; headers: Record<string, string> };

/** What one event adds to a reply. `isLast`: nothing follows it. */
export type Frame = {
  text: string;
  end?: "complete" | "cut";
  tokens?: number;
  failure?: ReplyFailure;
  isLast?: boolean;
};

export function post({ url, headers }: Service, path: string, body: unknown, signal: AbortSignal) {
  return fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    // Following a redirect would carry the key and the conversation elsewhere.
    redirect: "error",
    signal,
  });
}

/** Whether a service has begun a reply. Some send an error as JSON with status 200. */
export function isReply({ ok, headers }: Response) {
  return ok && !headers.get("content-type")?.startsWith("application/json");
}

export async function errorText(response: Response) {
  return (await readUpTo(response.body, MAX_ERROR_BYTES))?.toString() ?? "";
}

/** The failure that a service's error stands for: its status and its own words, without addresses and keys. */
export function refusal({ status, headers }: Response, text: string, service: Service) {
  const { shown, retryAfter } = readError(text, service);
  if (status !== 429) return new ReplyFailure("refused", 502, { shown });
  const header = Number(/^\d{1,6}$/.exec(headers.get("retry-after") ?? "")?.[0] ?? DEFAULT_RETRY_AFTER);
  return new ReplyFailure("refused", 429, { shown, retryAfter: retryAfter ?? Math.max(1, header) });
}

/** Streams the text of a service's events. Throws unless the service says that its reply is complete. */
export async function* streamReply(
  send: (signal: AbortSignal) => Promise<Response>,
  read: (data: string) => Frame,
  signal: AbortSignal,
  used: (tokens: number) => void,
) {
  let end: Frame["end"];
  for await (const events of upstreamEvents(send, signal, () => end !== undefined)) {
    const frame = joinFrames(events, read);
    if (frame.tokens) used(frame.tokens);
    if (frame.text) yield frame.text;
    if (frame.failure) throw frame.failure;
    end = frame.end ?? end;
    if (end === "cut" || frame.isLast) break;
  }
  if (end !== "complete") throw new ReplyFailure("unfinished", 502);
}

/** Events that arrived together, as one frame. A failure comes after the text before it, and ends the reply. */
export function joinFrames(events: string[], read: (data: string) => Frame): Frame {
  const all: Frame = { text: "" };
  for (const data of events) {
    const { text, ...rest } = read(data);
    Object.assign(all, rest, { text: all.text + text });
    if (all.failure) break;
  }
  return all;
}

/** A failure as a service reports it in the middle of a reply. */
export function failedFrame(data: string, service: Service): Frame {
  return { text: "", failure: new ReplyFailure("refused", 502, readError(data, service)) };
}

export const malformedFrame: Frame = { text: "", failure: new ReplyFailure("malformed", 502) };

/** Larger numbers are bogus: a single one would use up the day's tokens. */
export const tokenCount = z.number().int().min(0).max(10_000_000);

/** The message in an error's body, for the visitor, and how long to wait before the next call (s). */
export function readError(body: string, { url, key }: Service): { shown?: string; retryAfter?: number } {
  const parsed = errorBody.safeParse(parseJson(body));
  if (!parsed.success) return {};
  const { error, message } = parsed.data;
  const shown = (typeof error === "string" ? error : error?.message) ?? message;
  const details = typeof error === "object" ? error?.details : undefined;
  const delay = details?.map((detail) => detail.retryDelay).find((value) => value !== undefined);
  const { origin, host, hostname } = new URL(url);
  // A name without a dot is a container's: "model" would be struck out of every message.
  const secrets = [key, encodeURIComponent(key), origin, host, hostname.includes(".") ? hostname : ""];
  return {
    shown: (shown && redact(shown, secrets)) || undefined,
    retryAfter: delay ? Math.max(1, Math.ceil(Number.parseFloat(delay))) : undefined,
  };
}

const details = z.array(z.looseObject({ retryDelay: z.string().regex(/^\d/).optional().catch(undefined) }));
const errorObject = z.object({
  message: z.string().optional().catch(undefined),
  details: details.optional().catch(undefined),
});
const oneError = z.object({
  error: z.union([z.string(), errorObject]).nullish().catch(undefined),
  message: z.string().optional().catch(undefined),
});
// Gemini wraps its error in a list without `alt=sse`; proxies in front of it were seen to do so with it.
const errorBody = z.union([oneError, z.tuple([oneError]).transform(([first]) => first)]);
