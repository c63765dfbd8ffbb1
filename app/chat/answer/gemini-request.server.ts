import { AsyncLocalStorage } from "node:async_hooks";
import { GoogleGenerativeAI } from "@google/generative-ai";
import { env } from "#app/platform/env.server.ts";
import type { Prompt } from "./provider.ts";

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
      generationConfig: { temperature: 0.3, maxOutputTokens: MAX_OUTPUT_TOKENS },
    },
    { baseUrl: env.GEMINI_BASE_URL },
  );
  const contents = turns.map(({ role, text }) => ({ role, parts: [{ text }] }));
  await building.run(request, () => model.generateContentStream({ contents }));
  return request;
}

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
