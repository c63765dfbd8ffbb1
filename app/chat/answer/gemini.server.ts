import { type EnhancedGenerateContentResponse, GoogleGenerativeAI } from "@google/generative-ai";
import { env } from "#app/platform/env.server.ts";
import type { Turn } from "../turns.ts";
import { ReplyFailure } from "./failure.server.ts";
import { createCall } from "./upstream-call.server.ts";

/** Some models say STOP with every piece; after it, this long without another one is the end (ms). */
const AFTER_STOP_MS = 1000;
const MAX_OUTPUT_TOKENS = 4096;

export type Prompt = { system: string; turns: Turn[] };

/**
 * The model's reply, piece by piece as it arrives. Fails with a `ReplyFailure`, or with the signal's reason:
 * aborting it ends the upstream call at once. `used` is told the tokens that the reply took.
 */
export async function* geminiReply(
  { system, turns }: Prompt,
  signal: AbortSignal,
  used: (tokens: number) => void,
): AsyncGenerator<string, void, void> {
  // Plain timers and a plain controller that this function holds on to: a combined signal was seen to be
  // collected as garbage while dozens of calls hung.
  const end = new AbortController();
  const follow = () => end.abort(signal.reason);
  signal.addEventListener("abort", follow, { once: true });
  if (signal.aborted) follow();
  const call = createCall(end.signal);
  const silence = () => setTimeout(() => end.abort(new ReplyFailure("silent", 504)), env.CHAT_TIMEOUT_MS);
  let timer = silence();
  let finish: string | undefined;
  try {
    const frames = await call.race(call.run(() => startStream(system, turns)));
    for (;;) {
      const next = await call.race(call.demand(() => frames.next()));
      clearTimeout(timer);
      if (next.done) break;
      const { text, finishReason, tokens } = read(next.value);
      if (tokens) used(tokens);
      if (text) yield text;
      finish = finishReason ?? finish;
      if (finish && finish !== "STOP") throw new ReplyFailure("unfinished", 502);
      timer = finish ? setTimeout(() => call.finish(), AFTER_STOP_MS) : silence();
    }
    if (!finish) throw new ReplyFailure("unfinished", 502);
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : (call.failure ?? error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", follow);
    end.abort(over);
  }
}

const over = new ReplyFailure("stopped", 502);

async function startStream(system: string, turns: Turn[]) {
  const model = new GoogleGenerativeAI(env.GEMINI_API_KEY ?? "").getGenerativeModel(
    {
      model: env.GEMINI_MODEL,
      systemInstruction: system,
      generationConfig: { temperature: 0.3, maxOutputTokens: MAX_OUTPUT_TOKENS },
    },
    { baseUrl: env.GEMINI_BASE_URL },
  );
  const { stream, response } = await model.generateContentStream({
    contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })),
  });
  // The SDK makes this promise too, and nobody awaits it: a cut reply would end the process.
  response.catch(() => {});
  return stream[Symbol.asyncIterator]();
}

function read(response: EnhancedGenerateContentResponse) {
  const [candidate] = response.candidates ?? [];
  return {
    text: candidate?.content?.parts?.map((part) => part.text ?? "").join("") ?? "",
    finishReason: candidate?.finishReason,
    tokens: response.usageMetadata?.totalTokenCount,
  };
}
