import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { studio } from "#app/studio/company.ts";
import type { Prompt, Provider } from "./provider.ts";
import {
  bodyText,
  call,
  isReply,
  MAX_OUTPUT_TOKENS,
  parseEvent,
  refusal,
  reportedFailure,
  type Service,
  TEMPERATURE,
  tokenCount,
} from "./service.server.ts";
import { type Frame, streamReply } from "./stream-reply.server.ts";
import { thoughtFilter } from "./thought-filter.ts";

const { MODEL_URL, MODEL_NAME = "", MODEL_API_KEY, MODEL_SERVICE, MODEL_COMPANY, MODEL_PRIVACY_URL } = env;
const service: Service = {
  url: MODEL_URL ?? "http://localhost/v1",
  key: MODEL_API_KEY ?? "",
  headers: MODEL_API_KEY ? { Authorization: `Bearer ${MODEL_API_KEY}` } : {},
};

/** Any server that speaks the OpenAI chat-completions API: Ollama, llama.cpp, vLLM, LM Studio, Mistral, OpenRouter. */
export const chatCompletions: Provider | null = MODEL_URL
  ? {
      name: MODEL_NAME,
      recipient:
        MODEL_COMPANY && MODEL_SERVICE && MODEL_PRIVACY_URL && MODEL_COMPANY !== studio.name
          ? { service: MODEL_SERVICE, company: MODEL_COMPANY, privacyUrl: MODEL_PRIVACY_URL }
          : null,
      reply: (prompt, signal, used) =>
        streamReply((end) => send(prompt, end), createEventReader(), signal, used),
      check,
    }
  : null;

/** Whether requests ask for the token count. Mistral refuses `stream_options`, and reports the count anyway. */
let asksForUsage = true;

async function send(prompt: Prompt, signal: AbortSignal): Promise<Response> {
  const response = await call(service, "/chat/completions", signal, requestBody(prompt));
  if (isReply(response)) return response;
  const text = await bodyText(response);
  if (!asksForUsage || !text.includes("stream_options")) throw refusal(response, text, service);
  asksForUsage = false;
  return send(prompt, signal);
}

function requestBody({ system, turns }: Prompt) {
  const messages = turns.map(({ role, text }) => ({
    role: role === "model" ? "assistant" : role,
    content: text,
  }));
  return {
    model: MODEL_NAME,
    messages: [{ role: "system", content: system }, ...messages],
    stream: true,
    temperature: TEMPERATURE,
    max_tokens: MAX_OUTPUT_TOKENS,
    ...(asksForUsage && { stream_options: { include_usage: true } }),
  };
}

/** Omits thinking: ignores `reasoning_content` and filters `<think>`. */
function createEventReader() {
  const filter = thoughtFilter();
  return (data: string): Frame => {
    if (data.trim() === "[DONE]") return { text: "" };
    const { choices, usage, error } = parseEvent(event, data);
    if (error) throw reportedFailure(data, service);
    const [first] = choices ?? [];
    const text = filter.push(first?.delta?.content ?? "");
    const tokens = usage?.total_tokens ?? undefined;
    if (!first?.finish_reason) return { text, tokens };
    return { text: text + filter.end(), tokens, end: first.finish_reason === "stop" ? "complete" : "cut" };
  };
}

const event = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: tokenCount.nullish() }).nullish().catch(undefined),
  error: z.unknown().optional(),
});

async function check(signal: AbortSignal) {
  const response = await call(service, "/models", signal);
  const text = await bodyText(response);
  if (response.status === 401 || response.status === 403)
    throw new Error(`MODEL_API_KEY: the server rejects this key (${response.status})`);
  if (!response.ok) throw new Error(`MODEL_URL: GET /models returned ${response.status}; check the address`);
  const listed = modelList.safeParse(parseJson(text));
  const isListed = listed.data?.data.some(({ id }) => id === MODEL_NAME || id === `${MODEL_NAME}:latest`);
  if (!isListed) throw new Error(`MODEL_NAME: the server has no model ${MODEL_NAME}`);
  return `${MODEL_NAME} is available; --send asks it for a reply`;
}

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
