import { log, traceOf } from "#app/platform/log.server.ts";
import { counter, observeUpstream, timer, unlabelledCounter } from "#app/platform/metrics.server.ts";
import { asFailure, type FailureKind } from "../model/failure.server.ts";
import type { Source } from "../turns.ts";

/** Counts questions by outcome: the source of the reply ("model", "facts", "budget"), or the kind of failure. */
const countChat = counter("site_chat_total", "Questions to the assistant, by outcome", "outcome");
const countTokens = unlabelledCounter("site_chat_tokens_total", "Tokens that the model counted");
const observeFirstToken = timer("site_chat_first_token_seconds", "Time to a reply's start", "source");

/** The record of a reply for the log and the metrics, without its text. */
export class ReplyRecord {
  readonly #start = Date.now();
  /** "budget" means from the facts, because today's calls or tokens are used up */
  source: Source | "budget" = "facts";
  /** "stopped" is the default, because the reply's generator ends at a `yield` when the visitor leaves */
  outcome: FailureKind | "done" = "stopped";
  /** why the model's service failed */
  cause: string | undefined;
  firstTokenMs: number | null = null;
  bytes = 0;
  tokens: number | null = null;
  unconfirmed: string[] = [];

  get ms() {
    return Date.now() - this.#start;
  }

  fail(error: unknown) {
    const failure = asFailure(error);
    this.outcome = failure.kind;
    this.cause = failure.details.cause;
    if (failure.kind === "unexpected") log.error({ event: "chat-error", stack: traceOf(error) });
    return failure;
  }

  write() {
    const { source, outcome, cause, firstTokenMs, tokens, unconfirmed, ms } = this;
    log[cause ? "warn" : "info"]({ event: "chat", ...this, unconfirmed: unconfirmed.length, ms });
    countChat(outcome === "done" ? source : outcome);
    if (tokens !== null) countTokens(tokens);
    if (firstTokenMs !== null) observeFirstToken(source, firstTokenMs / 1000);
    if (source === "model") observeUpstream("model", ms / 1000);
  }
}
