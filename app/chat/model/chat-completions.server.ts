import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
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
import { thoughtFilter } from "./thought-filter.ts";

const { MODEL_URL, MODEL_NAME = "", MODEL_API_KEY } = env;
const service: Service = {
  url: MODEL_URL ?? "http://localhost/v1",
  key: MODEL_API_KEY ?? "",
  headers: MODEL_API_KEY ? { Authorization: `Bearer ${MODEL_API_KEY}` } : {},
};

/** Any server that speaks the OpenAI chat-completions API: Ollama, llama.cpp, vLLM, LM Studio, Mistral, OpenRouter. */
export const chatCompletions: Provider | null = MODEL_URL
  ? {
      name: MODEL_NAME,
      stream: (prompt, signal, used) =>
        streamReply((end) => send(prompt, end), createEventReader(), signal, used),
      promptTokens,
      check,
    }
  : null;

/** Parts of a request that some servers refuse, and how their messages name them. */
const optionalParts: [name: string, pattern: RegExp][] = [
  // Mistral refuses it, and reports the token count anyway.
  ["stream_options", /stream_options/],
  // OpenAI's newer models.
  ["max_tokens", /max_tokens/],
  ["temperature", /temperature/],
  // Gemma's and Mistral's chat templates.
  ["system", /system role|only user and assistant roles/i],
];

/** The parts that this server has refused. */
let refused: ReadonlySet<string> = new Set();

async function send(prompt: Prompt, signal: AbortSignal, without = refused): Promise<Response> {
  const response = await call(service, "/chat/completions", signal, requestBody(prompt, without));
  if (isReply(response)) {
    refused = new Set([...refused, ...without]);
    return response;
  }
  const text = await bodyText(response);
  const isAboutRequest = [200, 400, 422, 500].includes(response.status);
  const part = optionalParts.find(([name, pattern]) => !without.has(name) && pattern.test(text));
  if (!part || !isAboutRequest) throw refusal(response, text, service);
  return send(prompt, signal, new Set([...without, part[0]]));
}

function requestBody({ system, turns }: Prompt, without: ReadonlySet<string>) {
  const messages = turns.map(({ role, text }) => ({
    role: role === "model" ? "assistant" : role,
    content: text,
  }));
  const [first, ...later] = messages;
  return {
    model: MODEL_NAME,
    messages: without.has("system")
      ? [{ role: "user", content: `${system}\n\n${first?.content ?? ""}` }, ...later]
      : [{ role: "system", content: system }, ...messages],
    stream: true,
    ...(!without.has("temperature") && { temperature: TEMPERATURE }),
    ...(!without.has("max_tokens") && { max_tokens: MAX_OUTPUT_TOKENS }),
    ...(!without.has("stream_options") && { stream_options: { include_usage: true } }),
  };
}

/** Omits thinking: ignores `reasoning_content` and filters `<think>`. */
function createEventReader() {
  const filter = thoughtFilter();
  return (data: string): Frame => {
    if (data.trim() === "[DONE]") return { text: "" };
    const { choices, usage } = parseEvent(event, data, service);
    const [first] = choices ?? [];
    const text = filter.push(textOf(first?.delta?.content));
    const used = usage?.total_tokens;
    if (!first?.finish_reason) return { text, used };
    const end = naturalEnds.has(first.finish_reason) ? "complete" : "cut";
    return { text: text + filter.end(), used, end };
  };
}

/** The end-of-sequence reasons are Together's and Hugging Face's. */
const naturalEnds = new Set(["stop", "eos", "eos_token"]);

/** Mistral's reasoning models send a list of parts, some of which are thinking. */
function textOf(content: string | { type: string; text?: string }[] | null | undefined) {
  if (typeof content === "string") return content;
  return (content ?? []).map(({ type, text = "" }) => (type === "text" ? text : "")).join("");
}

const part = z.object({ type: z.string(), text: z.string().optional() });
const event = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.union([z.string(), z.array(part)]).nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({ total_tokens: tokenCount.nullish(), prompt_tokens: tokenCount.nullish() })
    .nullish()
    .catch(undefined),
});

/** Asks for a reply that isn't streamed, because llama-cpp-python reports no usage in a stream. */
async function promptTokens(prompt: Prompt, signal: AbortSignal) {
  const { stream_options, max_tokens, ...body } = requestBody(prompt, refused);
  const short = { ...body, stream: false, ...(max_tokens && { max_tokens: 1 }) };
  const text = await bodyText(await call(service, "/chat/completions", signal, short));
  return event.safeParse(parseJson(text)).data?.usage?.prompt_tokens ?? undefined;
}

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
