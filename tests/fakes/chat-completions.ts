import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { begin, type Dialect, respond, startModel } from "./model.ts";

/** Starts a fake of the OpenAI chat-completions API. */
export function startChatCompletions() {
  return startModel(chatCompletions);
}

const DONE = "data: [DONE]\n\n";

export const chatCompletions: Dialect = {
  read(body) {
    const { messages, ...config } = call.parse(body);
    const [first] = messages;
    const turns = first?.role === "system" ? messages.slice(1) : messages;
    const contents = turns.map(({ role, content }) => ({
      role: role === "assistant" ? "model" : role,
      text: content,
    }));
    return { system: first?.role === "system" ? first.content : "", config, contents };
  },
  models: (url) =>
    url.endsWith("/v1/models")
      ? { status: 200, body: { object: "list", data: [{ id: "llama", object: "model" }] } }
      : { status: 404, body: {} },
  key: (headers) => String(headers.authorization).replace(/^Bearer /, ""),
  frame: (text) => event(choice({ content: text })),
  thought: (text) => event(choice({ reasoning_content: text })),
  finish: (reason = "stop") => event(choice({}, reason)) + usage + DONE,
  empty: (reason) => event(choice({ role: "assistant" }, reason || "length")) + DONE,
  error: (code, message) => ({ error: { code, message, type: "server_error" } }),
  around: ['data: {"choices":[{"index":0,"delta":{"content":"', '"},"finish_reason":"stop"}]}\n\n'],
  shapes: {
    ...Object.fromEntries(
      Object.entries(bodies()).map(([name, body]) => [name, async ({ res }) => void begin(res).end(body)]),
    ),
    /** Sends comments, events with only a role, `content: null`, no choices, and thinking in both spellings. */
    async odd({ res }) {
      begin(res).write(": OPENROUTER PROCESSING\n\n");
      res.write(event(choice({ role: "assistant", content: "" })) + event({ choices: [] }));
      res.write(event(choice({ content: null, reasoning_content: "hm" })));
      res.write(event(choice({ content: "<thi" })) + event(choice({ content: "nk>hm</think>One" })));
      res.write(`event: message\nid: 1\ndata:${JSON.stringify(choice({ content: " two" }))}\n\n`);
      res.write(event(choice({ content: " three\u2028four", reasoning: "hm" })));
      res.end(event(choice({}, "stop")) + usage + DONE);
    },
    async errorIn200({ res }) {
      respond(res, 200, chatCompletions.error(503, "The model is overloaded."));
    },
    /** Rejects an unknown parameter, as Mistral does. */
    async strict({ res, call }) {
      if (!call.config.stream_options) {
        begin(res).end(event(choice({ content: "Done." }, "stop")) + usage + DONE);
        return;
      }
      const problem = { type: "extra_forbidden", loc: ["body", "stream_options"] };
      respond(res, 422, { object: "error", message: { detail: [problem] } });
    },
    /** Refuses two parameters, one at a time, as OpenAI's newer models do. */
    async newer({ res, call: { config } }) {
      const refused = ["max_tokens", "temperature"].find((name) => name in config);
      if (refused)
        return refuse(res, `Unsupported parameter: '${refused}' is not supported with this model.`);
      begin(res).end(event(choice({ content: "Done." }, "stop")) + usage + DONE);
    },
    /** Has a template without a system role, as Gemma's is. */
    async noSystem({ res, call: { system, question } }) {
      if (system) return refuse(res, "System role not supported");
      begin(res);
      const isInstructed = question.startsWith("You are the assistant");
      res.end(event(choice({ content: isInstructed ? "Done." : "" }, "stop")) + usage + DONE);
    },
    /** Resets the connection after the finish reason. */
    async lostAfterStop({ res }) {
      begin(res).write(event(choice({ content: "Done." }, "stop")));
      await pause(20);
      res.socket?.resetAndDestroy();
    },
  },
};

const call = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })),
});

const usage = event({
  choices: [],
  usage: { prompt_tokens: 4000, completion_tokens: 34, total_tokens: 4034 },
});

/** Whole replies of servers that differ from OpenAI's. */
function bodies(): Record<string, string> {
  const all = event(choice({ content: "Done." }, "stop"));
  const half = event(choice({ content: "Half a sentence" }));
  const stop = event(choice({}, "stop"));
  const thinking = { type: "thinking", thinking: [{ type: "text", text: "hm" }] };
  return {
    doneMissing: event(choice({ content: "Done." })) + stop,
    // `[DONE]` without a finish reason before it.
    onlyDone: half + DONE,
    rolesOnly: event(choice({ role: "assistant" })) + stop + DONE,
    // Empty events keep the connection open.
    keepAlive: `data:\n\ndata: \n\n${all}data:\n\n${DONE}`,
    parts: event(choice({ content: [thinking, { type: "text", text: "Done." }] }, "stop")) + DONE,
  };
}

function choice(delta: object, reason: string | null = null) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: reason }],
  };
}

function refuse(res: ServerResponse, message: string) {
  respond(res, 400, { error: { message, type: "invalid_request_error" } });
}

function event(value: object) {
  return `data: ${JSON.stringify(value)}\n\n`;
}
