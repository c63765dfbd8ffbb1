import type { RouterContextProvider } from "react-router";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { replyTo } from "../answerer/reply.server.ts";
import { endedAtLimit, ReplyFailure } from "../model/failure.server.ts";
import { model } from "../model/model.server.ts";
import type { Prompt } from "../model/provider.ts";
import { type Fallback, type ReplyEvent, recentTurns } from "../turns.ts";
import { yieldToPages } from "../yield-to-pages.ts";
import { alternating, type ChatRequest } from "./chat-request.server.ts";
import { createCleaner } from "./clean-text.ts";
import { takeCall, takeTokens } from "./daily-budget.server.ts";
import { openReplies } from "./open-replies.server.ts";
import { systemInstruction } from "./prompt.server.ts";
import { ReplyRecord } from "./reply-record.server.ts";

/** Maximum length of the history sent to a model, in characters. Follow-ups refer to the last few turns. */
const HISTORY = 6000;
/** Languages with more tokens per letter also have more bytes per letter. */
const BYTES_PER_TOKEN = 4;

/** Loaded with a model only, because it reads every text of the site. */
const guard = model ? import("../guard/guard.server.ts") : null;

/** Yields `text` events, then one `done` or `error`. Aborting the request's signal ends the reply. */
export async function* answer(
  asked: ChatRequest,
  request: Request,
  context: Readonly<RouterContextProvider>,
): AsyncGenerator<ReplyEvent, void, void> {
  const figures = (await guard)?.createGuard();
  const record = new ReplyRecord();
  const end = new AbortController();
  const total = setTimeout(() => end.abort(new ReplyFailure("slow", 504)), env.CHAT_TOTAL_MS);
  const leave = () => end.abort(new ReplyFailure("stopped", 502));
  request.signal.addEventListener("abort", leave);
  if (request.signal.aborted) leave();
  let facts: Fallback | undefined;
  let failure: ReplyFailure | undefined;
  try {
    await yieldToPages();
    if (openReplies.size >= env.CHAT_MAX_CONCURRENT) throw new ReplyFailure("busy", 503, { retryAfter: 5 });
    openReplies.add(end);
    if (model) record.source = (await takeCall(context)) ? "model" : "budget";
    if (record.source !== "model") facts = factsFor(asked, record.source === "budget");
    for await (const text of facts ? [facts.text] : modelPieces(asked, record, end.signal)) {
      record.firstTokenMs ??= record.ms;
      yield { type: "text", text };
      if (!facts) for (const _ of figures?.push(text) ?? []) await yieldToPages();
    }
    record.outcome = "done";
  } catch (error) {
    failure = record.fail(error);
  } finally {
    clearTimeout(total);
    // Holds on to the request until here: the signal of a garbage-collected request never fires.
    request.signal.removeEventListener("abort", leave);
    openReplies.delete(end);
    record.unconfirmed = figures?.end() ?? [];
    record.write();
    // Not awaited: the count is on disk immediately, and the reply shouldn't wait for Redis.
    if (record.source === "model") void takeTokens(context, tokensOf(record, asked));
  }
  if (failure) return yield errorEvent(failure, asked, record);
  const { unconfirmed } = record;
  yield { type: "done", source: facts ? "facts" : "model", unconfirmed, followUps: facts?.followUps ?? [] };
}

/** Returns the figures in an earlier reply that the site doesn't state. */
export async function unconfirmedIn(reply: string) {
  return (await guard)?.unconfirmedFigures(reply);
}

/** Returns the embedded answerer's reply. Its figures come from the site, so they aren't checked. */
function factsFor({ turns, locale }: ChatRequest, isOverBudget = false): Fallback {
  const questions = turns.filter(({ role }) => role === "user").map(({ text }) => text);
  const { choices, text } = replyTo(questions, locale);
  const notice = isOverBudget ? `${copyIn(locale, "chat").errors.dailyLimit}\n\n` : "";
  return { text: notice + text, followUps: choices };
}

/** Yields the model's reply in clean pieces, up to CHAT_MAX_REPLY_BYTES. */
async function* modelPieces(asked: ChatRequest, record: ReplyRecord, signal: AbortSignal) {
  const cleaner = createCleaner();
  const pieces = model?.stream(promptFor(asked), signal, (total) => {
    record.tokens = total;
  });
  for await (const piece of pieces ?? []) {
    const clean = cleaner.push(piece);
    const bytes = Buffer.from(clean);
    record.bytes += bytes.length;
    const room = env.CHAT_MAX_REPLY_BYTES - record.bytes;
    // In a stream, a character that is cut in two is held back.
    const fitting = room < 0 ? new TextDecoder().decode(bytes.subarray(0, room), { stream: true }) : clean;
    if (fitting) yield fitting;
    if (room < 0) throw new ReplyFailure("too-long", 502);
  }
  const last = cleaner.end();
  if (last) yield last;
  else if (record.bytes === 0) throw new ReplyFailure("unfinished", 502);
}

function promptFor({ turns, locale }: ChatRequest): Prompt {
  const recent = recentTurns(turns, HISTORY, ({ text }) => text.length);
  return { system: systemInstruction(locale), turns: alternating(recent) };
}

/** Returns the tokens that the model reports, or else an estimate, because an interrupted reply uses tokens too. */
function tokensOf({ tokens, bytes, outcome }: ReplyRecord, asked: ChatRequest) {
  if (tokens !== null) return tokens;
  const isUnread = bytes === 0 && (outcome === "refused" || outcome === "unreachable");
  const sent = Buffer.byteLength(JSON.stringify(promptFor(asked)));
  return isUnread ? 0 : Math.ceil((sent + bytes) / BYTES_PER_TOKEN);
}

/** Before its first word, a model that failed is replaced by the embedded answerer. */
function errorEvent(failure: ReplyFailure, asked: ChatRequest, record: ReplyRecord): ReplyEvent {
  const { kind, status, details } = failure;
  const unconfirmed = record.unconfirmed.length ? record.unconfirmed : undefined;
  const isFinal = record.firstTokenMs !== null || !model || kind === "stopped" || kind === "drained";
  const facts = isFinal ? undefined : factsFor(asked);
  const isCut = (record.firstTokenMs !== null && endedAtLimit.has(kind)) || undefined;
  const message = messageOf(failure, asked.locale);
  return { type: "error", message, isCut, unconfirmed, facts, status, retryAfter: details.retryAfter };
}

/** Returns the error message for the visitor: the model service's own, or else one in the page's language. */
function messageOf({ kind, details: { shown, thrownNoError } }: ReplyFailure, locale: Locale) {
  const { errors } = copyIn(locale, "chat");
  if (shown) return shown;
  if (kind === "busy" || kind === "drained") return errors.busy;
  return thrownNoError ? errors.unknown : errors.generic;
}
