import {
  FinishReason,
  type GenerateContentRequest,
  type GenerateContentResponse,
  type GenerationConfig,
} from "@google/generative-ai";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { ReplyFailure } from "./failure.server.ts";
import type { Prompt, Provider } from "./provider.ts";
import {
  bodyText,
  call,
  isReply,
  MAX_OUTPUT_TOKENS,
  parseEvent,
  refusal,
  type Service,
  TEMPERATURE,
  tokenCount,
} from "./service.server.ts";
import { type Frame, streamReply } from "./stream-reply.server.ts";

const key = env.GEMINI_API_KEY ?? "";
const service: Service = {
  url: env.GEMINI_BASE_URL ?? "https://generativelanguage.googleapis.com",
  key,
  headers: { "x-goog-api-key": key },
};
const model = `/v1beta/models/${env.GEMINI_MODEL}`;

/**
 * Google's Gemini, with the SDK's types but without its client. The client would follow redirects with the key and the
 * conversation, read replies of any length, and treat an error or an interruption within a stream as a complete reply.
 */
export const gemini: Provider | null = env.GEMINI_API_KEY
  ? {
      name: env.GEMINI_MODEL,
      stream: (prompt, signal, used) => streamReply((end) => send(prompt, end), readEvent, signal, used),
      check,
    }
  : null;

async function send(prompt: Prompt, signal: AbortSignal) {
  const path = `${model}:streamGenerateContent?alt=sse`;
  const response = await call(service, path, signal, geminiRequest(prompt));
  if (isReply(response)) return response;
  throw refusal(response, await bodyText(response), service);
}

export function geminiRequest({ system, turns }: Prompt): GenerateContentRequest {
  const generationConfig: Config = {
    temperature: TEMPERATURE,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    thinkingConfig: thinkingConfig(env.GEMINI_MODEL),
  };
  return {
    systemInstruction: { role: "system", parts: [{ text: system }] },
    contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })),
    generationConfig,
  };
}

/** The SDK's types lack `thinkingConfig`. */
type Config = GenerationConfig & { thinkingConfig?: { thinkingBudget: number } | { thinkingLevel: string } };

/**
 * Returns the lowest thinking setting. Looking up a price needs no thinking, which would only keep the visitor waiting.
 * Models that can't think refuse the setting, so only the models below get it.
 */
export function thinkingConfig(name: string): Config["thinkingConfig"] {
  if (name.startsWith("gemini-2.5-flash")) return { thinkingBudget: 0 };
  // These models always think; 128 is the smallest budget.
  if (name.startsWith("gemini-2.5-pro")) return { thinkingBudget: 128 };
  return name.startsWith("gemini-3") ? { thinkingLevel: "low" } : undefined;
}

export function readEvent(data: string): Frame {
  const { candidates, promptFeedback, usageMetadata } = parseEvent(event, data, service);
  if (promptFeedback?.blockReason) throw new ReplyFailure("unfinished", 502);
  const [first] = candidates ?? [];
  const parts = first?.content?.parts?.filter(({ thought }) => !thought) ?? [];
  const text = parts.map(({ text }) => text ?? "").join("");
  const used = usageMetadata?.totalTokenCount;
  if (!first?.finishReason) return { text, used };
  return { text, used, end: first.finishReason === FinishReason.STOP ? "complete" : "cut" };
}

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
  usageMetadata: z.object({ totalTokenCount: tokenCount.nullish() }).nullish().catch(undefined),
} satisfies Partial<Record<keyof GenerateContentResponse, z.ZodType>>);

async function check(signal: AbortSignal) {
  const { status, body } = await call(service, model, signal);
  await body?.cancel();
  if (status === 404) throw new Error(`GEMINI_MODEL: the service has no model ${env.GEMINI_MODEL} (404)`);
  if ([400, 401, 403].includes(status))
    throw new Error(`GEMINI_API_KEY: the service rejects this key (${status})`);
  if (status !== 200)
    throw new Error(`Gemini returned ${status}: try again later, or check the quota of GEMINI_API_KEY`);
  return `${env.GEMINI_MODEL} is available, and the key is valid`;
}
