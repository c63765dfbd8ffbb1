import { z } from "zod";
import { parseJson, property, textIn } from "#app/platform/json.ts";
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

/** Parses an event's data. Throws a `ReplyFailure` if it is malformed or reports an error. */
export function parseEvent<Shape extends z.ZodRawShape>(
  shape: z.ZodObject<Shape>,
  data: string,
  service: Service,
) {
  const json = parseJson(data);
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new ReplyFailure("malformed", 502);
  if (!property(json, "error")) return parsed.data;
  throw new ReplyFailure("refused", 502, { ...readError(data, service), cause: "an error within the reply" });
}

/** A number of tokens. More than ten million must be a mistake, and would use up the daily limit. */
export const tokenCount = z.number().int().min(0).max(10_000_000);

export function readError(body: string, { url, key }: Service): { shown?: string; retryAfter?: number } {
  const json = parseJson(body);
  // Without `alt=sse`, Gemini wraps errors in a list. Some proxies in front of Gemini do so even with `alt=sse`.
  const answer: unknown = Array.isArray(json) ? json[0] : json;
  const error = property(answer, "error");
  const shown = textIn(answer, "error") ?? textIn(error, "message") ?? textIn(answer, "message");
  const details = property(error, "details");
  const delays = Array.isArray(details) ? details.map((detail) => textIn(detail, "retryDelay")) : [];
  const delay = delays.find((text) => text && /^\d/.test(text));
  const { origin, host, hostname } = new URL(url);
  // A host name without a dot belongs to a container, such as `model`. Redacting that word would garble other messages.
  const secrets = [key, encodeURIComponent(key), origin, host, hostname.includes(".") ? hostname : ""];
  return {
    shown: (shown && redact(shown, secrets)) || undefined,
    retryAfter: delay ? Math.max(1, Math.ceil(Number.parseFloat(delay))) : undefined,
  };
}
