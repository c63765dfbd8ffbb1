import { z } from "zod";
import { parseJson } from "#app/platform/json.ts";
import { networkCause } from "#app/platform/network-cause.ts";
import { readUpTo } from "#app/platform/read-up-to.ts";
import { ReplyFailure } from "./failure.server.ts";
import { redact } from "./redact.server.ts";

const MAX_BODY_BYTES = 65_536;
/** Seconds to wait after a 429 without `Retry-After`. */
const DEFAULT_RETRY_AFTER = 30;

/** A model's HTTP API. Neither its address nor its key may reach a visitor. */
export type Service = { url: string; key: string; headers: Record<string, string> };

/** The same settings for every model. The temperature is low, because replies quote facts. */
export const TEMPERATURE = 0.3;
export const MAX_OUTPUT_TOKENS = 4096;

export async function call({ url, headers }: Service, path: string, signal: AbortSignal, body?: object) {
  const request = () =>
    fetch(url + path, {
      method: body ? "POST" : "GET",
      headers: { ...headers, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      // Following a redirect would send the key and the conversation elsewhere.
      redirect: "manual",
      signal,
    });
  // A service may close a kept connection just as the next request is written to it.
  return request().catch((error) => {
    if (!["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(networkCause(error))) throw error;
    return request();
  });
}

/** Whether a service has begun a reply. Some services send an error as JSON with status 200. */
export function isReply({ ok, headers }: Response) {
  return ok && !headers.get("content-type")?.startsWith("application/json");
}

export async function bodyText({ body }: Response) {
  return (await readUpTo(body, MAX_BODY_BYTES))?.toString() ?? "";
}

/** Turns a service's error response into a failure, with the service's redacted message. */
export function refusal({ status, headers }: Response, text: string, service: Service) {
  const { shown, retryAfter } = readError(text, service);
  const cause = `status ${status}`;
  if (status !== 429) return new ReplyFailure("refused", 502, { shown, cause });
  const header = Number(/^\d{1,6}$/.exec(headers.get("retry-after") ?? "")?.[0] ?? DEFAULT_RETRY_AFTER);
  return new ReplyFailure("refused", 429, { shown, cause, retryAfter: retryAfter ?? Math.max(1, header) });
}

export function reportedFailure(data: string, service: Service) {
  return new ReplyFailure("refused", 502, {
    ...readError(data, service),
    cause: "an error within the reply",
  });
}

/** Parses an event's data. Throws a `ReplyFailure` if it is malformed. */
export function parseEvent<Event>(schema: z.ZodType<Event>, data: string): Event {
  const parsed = schema.safeParse(parseJson(data));
  if (!parsed.success) throw new ReplyFailure("malformed", 502);
  return parsed.data;
}

/** A number of tokens. More than ten million must be a mistake, and would use up the daily limit. */
export const tokenCount = z.number().int().min(0).max(10_000_000);

export function readError(body: string, { url, key }: Service): { shown?: string; retryAfter?: number } {
  const parsed = errorBody.safeParse(parseJson(body));
  if (!parsed.success) return {};
  const { error, message } = parsed.data;
  const shown = (typeof error === "string" ? error : error?.message) ?? message;
  const details = typeof error === "object" ? error?.details : undefined;
  const delay = details?.map((detail) => detail.retryDelay).find((value) => value !== undefined);
  const { origin, host, hostname } = new URL(url);
  // A host name without a dot belongs to a container, such as `model`. Redacting that word would garble other messages.
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
// Without `alt=sse`, Gemini wraps errors in a list. Some proxies in front of Gemini do so even with `alt=sse`.
const errorBody = z.union([oneError, z.tuple([oneError]).transform(([first]) => first)]);
