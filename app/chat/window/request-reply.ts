import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import type { Locale } from "#app/i18n/locales.ts";
import { type AnswerSchema, askPage } from "#app/islands/ask-page.ts";
import { parseJson, property, textIn, textsIn } from "#app/platform/json.ts";
import { REPLY_DELAY_MS } from "../conversation-limits.ts";
import { type Fallback, type ReplyEvent, recentTurns, type Turn } from "../turns.ts";

/** Maximum size of the conversation in bytes, below the server's limit of 64 KiB for the whole request. */
const HISTORY_BYTES = 60_000;

type RequestOptions = { locale: Locale; failed: string; sentAt: number; signal: AbortSignal };

/**
 * Requests a reply and yields its events as they arrive, but no earlier than REPLY_DELAY_MS after sending. The last
 * event is `done` or `error`, unless the signal aborts the request.
 */
export async function* requestReply(
  conversation: Turn[],
  { locale, failed, sentAt, signal }: RequestOptions,
): AsyncGenerator<ReplyEvent, void> {
  const delay = new Promise((end) => setTimeout(end, sentAt + REPLY_DELAY_MS - performance.now()));
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ language: locale, messages: recentTurns(conversation, HISTORY_BYTES) }),
    signal,
  };
  const reply = await askPage("/chat/reply", init, readReply);
  await delay;
  try {
    for await (const event of reply ?? []) {
      if (signal.aborted) return;
      yield event;
      if (event.type !== "text") return;
    }
  } catch {
    // The connection broke. The event below reports this.
  }
  if (!signal.aborted) yield { type: "error", message: failed };
}

const readReply: AnswerSchema<AsyncIterable<ReplyEvent> | ReplyEvent[]> = (json, { ok, body }) => {
  if (ok && body) return readEvents(body);
  const message = textIn(property(json, "error"), "message") ?? textIn(json, "message");
  if (message === undefined) return null;
  return [{ type: "error", message, facts: fallbackIn(json) }];
};

function fallbackIn(json: unknown): Fallback | undefined {
  const facts = property(json, "facts");
  const text = textIn(facts, "text");
  return text ? { text, followUps: textsIn(facts, "followUps") } : undefined;
}

async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Safari can't iterate streams.
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parseEvent(value);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function parseEvent({ event, data }: EventSourceMessage): ReplyEvent[] {
  const json = parseJson(data);
  if (event === "text") return [{ type: event, text: textIn(json, "text") ?? "" }];
  const unconfirmed = textsIn(json, "unconfirmed");
  if (event === "error") {
    const isCut = property(json, "isCut") === true;
    return [
      { type: event, message: textIn(json, "message") ?? "", isCut, unconfirmed, facts: fallbackIn(json) },
    ];
  }
  if (event !== "done") return [];
  const source = textIn(json, "source") === "facts" ? "facts" : "model";
  return [{ type: event, source, unconfirmed, followUps: textsIn(json, "followUps") }];
}
