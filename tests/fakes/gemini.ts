import { z } from "zod";
import { begin, type Dialect, event, startModel } from "./model.ts";

export type FakeGemini = Awaited<ReturnType<typeof startGemini>>;

/** Starts a fake of Google's API, as the types of the SDK describe it. */
export function startGemini() {
  return startModel(gemini);
}

export const gemini: Dialect = {
  read(body) {
    const { systemInstruction, generationConfig, contents } = call.parse(body);
    const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");
    return {
      system: textOf(systemInstruction.parts),
      config: generationConfig,
      contents: contents.map(({ role, parts }) => ({ role, text: textOf(parts) })),
    };
  },
  models: (url) => ({ status: url.endsWith("/models/gemini-2.5-flash") ? 200 : 404, body: {} }),
  key: (headers) => String(headers["x-goog-api-key"]),
  frame: (text) => event(candidate([{ text }])),
  thought: (text) => event(candidate([{ text, thought: true }])),
  finish: (reason = "STOP") =>
    event({
      ...candidate([{ text: "" }], reason),
      usageMetadata: { promptTokenCount: 4000, candidatesTokenCount: 34, totalTokenCount: 4034 },
    }),
  empty: (reason) => event({ candidates: [{ finishReason: reason || "MAX_TOKENS" }] }),
  error: (code, message) => ({ error: { code, message, status: "UNAVAILABLE" } }),
  around: [
    'data: {"candidates":[{"content":{"role":"model","parts":[{"text":"',
    '"}]},"finishReason":"STOP"}]}\r\n\r\n',
  ],
  shapes: {
    /** Sends unusual line endings, comments, several parts, thoughts, no candidates, and STOP twice. */
    async odd({ res }) {
      begin(res).write(": a comment\n\n");
      res.write("event: message\nid: 1\ndata: {}\n\n");
      res.write(`data: ${JSON.stringify({ candidates: [] })}\r\r`);
      res.write(`data:${content([{ text: "thinking about it", thought: true }])}\n\n`);
      res.write(
        `data: ${content([{ text: "One" }, { text: "thought", thought: true }, { text: " two" }], "STOP")}\n\n`,
      );
      res.write(`data: ${content([{ text: " three\u2028four" }], "STOP")}\r\n\r\n`);
      res.end(`data: ${JSON.stringify({ usageMetadata: { totalTokenCount: 42 } })}\n`);
    },
    async blocked({ res }) {
      begin(res).end(`data: ${JSON.stringify({ promptFeedback: { blockReason: "SAFETY" } })}\r\n\r\n`);
    },
  },
};

const call = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }),
  generationConfig: z.record(z.string(), z.unknown()),
  contents: z.array(z.object({ role: z.string(), parts: z.array(z.object({ text: z.string() })) })),
});

function candidate(parts: { text: string; thought?: boolean }[], finishReason?: string) {
  return { candidates: [{ content: { role: "model", parts }, finishReason, index: 0 }] };
}

function content(...args: Parameters<typeof candidate>) {
  return JSON.stringify(candidate(...args));
}
