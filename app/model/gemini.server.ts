import { env } from "#app/platform/env.server.ts";
import { readUpTo } from "#app/platform/read-up-to.ts";
import { ReplyFailure } from "./failure.server.ts";
import { readError, readFrames } from "./gemini-frames.server.ts";
import { geminiOrigin, geminiRequest } from "./gemini-request.server.ts";
import type { Prompt, Provider } from "./provider.ts";
import { upstreamEvents } from "./upstream.server.ts";

/** Of an error's body no more is read. */
const MAX_ERROR_BYTES = 65_536;

/** Google's Gemini: on where there is a key. */
export const gemini: Provider | null = env.GEMINI_API_KEY
  ? { name: env.GEMINI_MODEL, reply, check: (signal) => check(env.GEMINI_API_KEY ?? "", signal) }
  : null;

async function* reply(prompt: Prompt, signal: AbortSignal, used: (tokens: number) => void) {
  let finish: string | undefined;
  const send = (end: AbortSignal) => sendPrompt(prompt, end);
  for await (const events of upstreamEvents(send, signal, () => finish !== undefined)) {
    const frame = readFrames(events);
    if (frame.tokens) used(frame.tokens);
    if (frame.text) yield frame.text;
    if (frame.failure) throw frame.failure;
    finish = frame.finish ?? finish;
    if (finish && finish !== "STOP") break;
  }
  if (finish !== "STOP") throw new ReplyFailure("unfinished", 502);
}

async function sendPrompt(prompt: Prompt, signal: AbortSignal) {
  const { url, init } = await geminiRequest(prompt);
  // A redirect followed would carry the key and the conversation elsewhere.
  const response = await fetch(url, { ...init, redirect: "error", signal });
  if (response.ok) return response;
  const { shown, retryAfter } = readError((await readUpTo(response.body, MAX_ERROR_BYTES))?.toString() ?? "");
  if (response.status !== 429) throw new ReplyFailure("refused", 502, { shown });
  const asked = Number(/^\d{1,6}$/.exec(response.headers.get("retry-after") ?? "")?.[0] ?? 30);
  throw new ReplyFailure("refused", 429, { shown, retryAfter: retryAfter ?? Math.max(1, asked) });
}

async function check(key: string, signal: AbortSignal) {
  const { status, body } = await fetch(`${geminiOrigin}/v1beta/models/${env.GEMINI_MODEL}`, {
    headers: { "x-goog-api-key": key },
    redirect: "manual",
    signal,
  });
  await body?.cancel();
  if (status === 404) throw new Error(`knows no model ${env.GEMINI_MODEL} (404)`);
  if (status !== 200) throw new Error(`refuses the key or fails (${status})`);
  return `${env.GEMINI_MODEL} is there, and the key is good`;
}
