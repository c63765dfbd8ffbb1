import { AsyncLocalStorage } from "node:async_hooks";
import { GoogleGenerativeAI } from "@google/generative-ai";
import { env } from "#app/platform/env.server.ts";
import type { Prompt } from "./provider.ts";

/** Thoughts count against it. */
const MAX_OUTPUT_TOKENS = 4096;

/** Where the service is; never shown to a visitor. */
export const geminiOrigin = env.GEMINI_BASE_URL ?? "https://generativelanguage.googleapis.com";

/**
 * The request that the SDK would send for a prompt. It sends and reads nothing itself: it would follow
 * a redirect with the key and the conversation, take a reply without bound and faster than anyone reads it,
 * and stumble over what real services send.
 */
export async function geminiRequest({ system, turns }: Prompt) {
  const request: SdkRequest = { url: "", init: {} };
  const model = new GoogleGenerativeAI(env.GEMINI_API_KEY ?? "").getGenerativeModel(
    {
      model: env.GEMINI_MODEL,
      systemInstruction: system,
      generationConfig,
    },
    { baseUrl: env.GEMINI_BASE_URL },
  );
  const contents = turns.map(({ role, text }) => ({ role, parts: [{ text }] }));
  await building.run(request, () => model.generateContentStream({ contents }));
  return request;
}

/**
 * Looking up a price needs no thought, and the visitor would wait for it. The SDK's types know nothing of thinking, yet
 * it passes on what it is given. A model that can't think refuses a request that speaks of it: those not named here
 * are asked for nothing.
 */
export function thinkingConfig(model: string) {
  if (model.startsWith("gemini-2.5-flash")) return { thinkingBudget: 0 };
  // The least that it takes: it can't do without.
  if (model.startsWith("gemini-2.5-pro")) return { thinkingBudget: 128 };
  return model.startsWith("gemini-3") ? { thinkingLevel: "low" } : undefined;
}

const generationConfig = {
  temperature: 0.3,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  thinkingConfig: thinkingConfig(env.GEMINI_MODEL),
};

type SdkRequest = { url: string; init: RequestInit };

// The SDK calls the global `fetch` and lets nobody stand in between. Its calls, and only they, are answered
// with nothing at all.
const building = new AsyncLocalStorage<SdkRequest>();
const nativeFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = building.getStore();
  if (!request) return nativeFetch(input, init);
  Object.assign(request, { url: String(input), init });
  return new Response("");
};
