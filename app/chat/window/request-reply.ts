import type { Locale } from "#app/i18n/locales.ts";
import { parseJson } from "#app/platform/json.ts";
import { REPLY_DELAY_MS } from "../limits.ts";
import { type ReplyEvent, recentTurns, type Turn } from "../turns.ts";

/** The server takes 64 KiB; the rest is for what stands around the messages. */
const HISTORY_BYTES = 60_000;

/**
 * Asks for a reply and gives its events as they come, none of them before the reply delay is over.
 * Always ends with `done` or `error`, unless the signal ends it.
 */
export async function* requestReply(
  turns: Turn[],
  { locale, failed, signal }: { locale: Locale; failed: string; signal: AbortSignal },
): AsyncGenerator<ReplyEvent, void, void> {
  const delay = pause(REPLY_DELAY_MS, signal);
  try {
    const response = await fetch("/chat/reply", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ language: locale, messages: recentTurns(turns, HISTORY_BYTES) }),
      signal,
    });
    await delay;
    if (!response.ok || !response.body) {
      return yield errorIn(await response.text(), failed);
    }
    for await (const event of readEvents(response.body)) {
      yield event;
      if (event.type !== "text") return;
    }
  } catch {
    await delay;
  }
  // The connection broke, or the reply stopped without saying so.
  if (!signal.aborted) yield { type: "error", message: failed };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = asEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function asEvent(block: string): ReplyEvent | null {
  // Not a dot: U+2028 in a text is no line end here.
  const [, type, json] = /^event: (\w+)\ndata: ([^\n]*)/.exec(block) ?? [];
  const data: unknown = JSON.parse(json ?? "{}");
  if (type === "text") return { type, text: field(data, "text") ?? "" };
  if (type === "error") return { type, message: field(data, "message") ?? "" };
  if (type !== "done") return null;
  return {
    type,
    source: field(data, "source") === "facts" ? "facts" : "model",
    unconfirmed: texts(data, "unconfirmed"),
    followUps: texts(data, "followUps"),
  };
}

/** The service's message in an error's body (`{"error":{"message"}}`, else `{"message"}`), and what answers instead. */
function errorIn(body: string, failed: string): ReplyEvent {
  const json = parseJson(body);
  const facts = partOf(json, "facts");
  const text = field(facts, "text");
  return {
    type: "error",
    message: field(partOf(json, "error"), "message") ?? field(json, "message") ?? failed,
    facts: text ? { text, followUps: texts(facts, "followUps") } : undefined,
  };
}

function field(data: unknown, name: string): string | undefined {
  const value = partOf(data, name);
  return typeof value === "string" ? value : undefined;
}

function texts(data: unknown, name: string): string[] {
  const value = partOf(data, name);
  return Array.isArray(value) ? value.map(String) : [];
}

function partOf(data: unknown, name: string): unknown {
  return typeof data === "object" && data ? Object.getOwnPropertyDescriptor(data, name)?.value : undefined;
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
