import { log } from "#app/platform/log.server.ts";
import { counter, observeUpstream, timer, unlabelledCounter } from "#app/platform/metrics.server.ts";
import type { FailureKind } from "../model/failure.server.ts";
import type { Source } from "../turns.ts";

/** Counts questions by outcome: the source of the reply ("model", "facts", "budget"), or the kind of failure. */
const countChat = counter("site_chat_total", "Questions to the assistant, by outcome", "outcome");
const countTokens = unlabelledCounter("site_chat_tokens_total", "Tokens that the model counted");
const observeFirstToken = timer(
  "site_chat_first_token_seconds",
  "Time from a question to the first piece of its reply",
  "source",
);

/** The record of a reply for the log and the metrics, without its text. */
export type ReplyRecord = {
  start: number;
  /** "budget" means from the facts, because today's calls or tokens are used up */
  source: Source | "budget";
  outcome: FailureKind | "done";
  /** Why the model's service failed. */
  cause?: string;
  firstTokenMs: number | null;
  tokens: number | null;
  unconfirmed: number;
};

export function startRecord(): ReplyRecord {
  // `stopped` is the default, because the generator ends at a `yield` when the visitor leaves.
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
  log[record.cause ? "warn" : "info"]({ event: "chat", ...record, ms });
  countChat(record.outcome === "done" ? record.source : record.outcome);
  if (record.tokens !== null) countTokens(record.tokens);
  if (record.firstTokenMs !== null) observeFirstToken(record.source, record.firstTokenMs / 1000);
  if (record.source === "model") observeUpstream("model", ms / 1000);
}

export function logUnexpected(error: unknown) {
  // Leaves out the error's message, which could contain the conversation.
  const stack = error instanceof Error ? error.stack?.split("\n").slice(1).join("\n") : undefined;
  log.error({ event: "chat-error", kind: error instanceof Error ? error.name : typeof error, stack });
}
