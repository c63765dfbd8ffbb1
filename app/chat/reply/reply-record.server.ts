import type { FailureKind } from "#app/model/failure.server.ts";
import { log } from "#app/platform/log.server.ts";
import { counter, observeUpstream, slow, sum, timer } from "#app/platform/metrics.server.ts";
import type { Source } from "../turns.ts";

/** How a question to the assistant ended: who answered it ("model", "facts", "budget"), or what went wrong. */
const countChat = counter("site_chat_total", "Questions to the assistant, by outcome", "outcome");
/** Tokens of a reply as the model reports them, instruction included. */
const countTokens = sum("site_chat_tokens_total", "Tokens that the model counted");
/** From the visitor's question to the reply's first piece. */
const observeFirstToken = timer(
  "site_chat_first_token_seconds",
  "Time from a question to the first piece of its reply",
  "source",
  slow,
);

/** A reply as log and metrics record it, without any text. */
export type ReplyRecord = {
  start: number;
  /** `budget`: from the facts, because today's calls of the model are used up */
  source: Source | "budget";
  outcome: FailureKind | "done";
  firstTokenMs: number | null;
  tokens: number | null;
  unconfirmed: number;
};

export function startRecord(): ReplyRecord {
  // `stopped` holds where nothing else is said: a visitor who leaves ends the reply between two of its lines.
  return {
    start: Date.now(),
    source: "facts",
    outcome: "stopped",
    firstTokenMs: null,
    tokens: null,
    unconfirmed: 0,
  };
}

export function writeRecord({ start, ...record }: ReplyRecord) {
  const ms = Date.now() - start;
  log.info({ event: "chat", ...record, ms });
  countChat(record.outcome === "done" ? record.source : record.outcome);
  if (record.tokens !== null) countTokens(record.tokens);
  if (record.firstTokenMs !== null) observeFirstToken(record.source, record.firstTokenMs / 1000);
  if (record.source === "model") observeUpstream("model", ms / 1000);
}

export function logUnexpected(error: unknown) {
  // Only its kind and where it was thrown: the message may hold the conversation.
  const stack = error instanceof Error ? error.stack?.split("\n").slice(1).join("\n") : undefined;
  log.error({ event: "chat-error", kind: error instanceof Error ? error.name : typeof error, stack });
}
