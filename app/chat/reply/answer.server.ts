import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { asFailure, ReplyFailure } from "#app/model/failure.server.ts";
import { model } from "#app/model/model.server.ts";
import { env } from "#app/platform/env.server.ts";
import { choicesAfterModel, replyTo } from "../assistant/reply.server.ts";
import { unconfirmedClaims } from "../guard/unconfirmed.server.ts";
import type { Fallback, ReplyEvent, Turn } from "../turns.ts";
import type { ChatRequest } from "./chat-request.server.ts";
import { createCleaner } from "./clean-text.ts";
import { estimateTokens, takeCall, takeTokens } from "./daily-budget.server.ts";
import { lastTurns } from "./last-turns.ts";
import { openReply } from "./open-replies.server.ts";
import { systemInstruction } from "./prompt.server.ts";
import { logUnexpected, type ReplyRecord, startRecord, writeRecord } from "./reply-record.server.ts";

const MOST_MARKED = 50;

/** A failure before the first event throws a `ReplyFailure`; a later failure becomes an `error` event. */
export async function* answer(
  request: ChatRequest,
  end: AbortController,
  context: Readonly<RouterContextProvider>,
): AsyncGenerator<ReplyEvent, void, void> {
  const reply = openReply(end, context.get(requestContext).address);
  const total = setTimeout(() => end.abort(new ReplyFailure("slow", 504)), env.CHAT_TOTAL_MS);
  const record = startRecord();
  let text = "";
  let room = env.CHAT_MAX_REPLY_BYTES;
  try {
    record.source = await chooseSource(context);
    const facts = record.source === "model" ? null : factsFor(request);
    for await (const piece of cleaned(
      facts ? words(facts.text, record, request.locale) : modelPieces(request, record, end.signal),
    )) {
      end.signal.throwIfAborted();
      const fitting = firstBytes(piece, room);
      if (fitting) {
        record.firstTokenMs ??= Date.now() - record.start;
        text += fitting;
        // Subtracts the size of each piece, because measuring the whole text would copy it every time.
        room -= Buffer.byteLength(fitting);
        yield { type: "text", text: fitting };
      }
      if (fitting !== piece) throw new ReplyFailure("too-long", 502);
    }
    if (!text) throw new ReplyFailure("unfinished", 502);
    const unconfirmed = claimsIn(text, request, record);
    record.outcome = "done";
    const source = record.source === "model" ? "model" : "facts";
    const followUps = facts?.followUps ?? choicesAfterModel(questionsIn(request.turns), request.locale);
    yield { type: "done", source, unconfirmed, followUps };
  } catch (error) {
    const failure = asFailure(error);
    record.outcome = failure.kind;
    record.cause = failure.cause;
    if (failure.kind === "unexpected") logUnexpected(error);
    if (!text) throw failure;
    const unconfirmed = claimsIn(text, request, record);
    yield {
      type: "error",
      message: messageOf(failure, request.locale),
      ...(failure.isCut && { isCut: true }),
      ...(unconfirmed.length > 0 && { unconfirmed }),
    };
  } finally {
    clearTimeout(total);
    reply.close();
    writeRecord(record);
    // Not awaited: the count is on disk immediately, and the reply shouldn't wait for Redis.
    if (record.source === "model") void takeTokens(context, tokensOf(request, record, text));
  }
}

export function markedClaims(reply: string, turns: readonly Turn[]) {
  return model ? unconfirmedClaims(reply, questionsIn(turns)).slice(0, MOST_MARKED) : [];
}

/** Returns the error message for the visitor: the model service's own, or else one in the page's language. */
export function messageOf({ kind, shown, thrownNoError }: ReplyFailure, locale: Locale) {
  const { errors } = copyIn(locale, "chat");
  if (shown) return shown;
  if (kind === "busy" || kind === "drained") return errors.busy;
  return thrownNoError ? errors.unknown : errors.generic;
}

/** Returns the embedded answerer's reply, if the model failed before its first word or all slots are taken. */
export function factsInstead({ kind }: ReplyFailure, request: ChatRequest): Fallback | undefined {
  if (!model || kind === "stopped" || kind === "drained") return undefined;
  return factsFor(request);
}

function claimsIn(text: string, request: ChatRequest, record: ReplyRecord) {
  // Checks only a model's reply, because the embedded answerer's amounts come from the price list.
  const claims = record.source === "model" ? markedClaims(text, request.turns) : [];
  record.unconfirmed = claims.length;
  return claims;
}

function questionsIn(turns: readonly Turn[]) {
  return turns.filter(({ role }) => role === "user").map(({ text }) => text);
}

async function chooseSource(context: Readonly<RouterContextProvider>): Promise<ReplyRecord["source"]> {
  if (!model) return "facts";
  return (await takeCall(context)) ? "model" : "budget";
}

/** Returns the tokens that the model reports, or else an estimate, because an interrupted reply uses tokens too. */
function tokensOf({ locale, turns }: ChatRequest, { tokens, outcome }: ReplyRecord, text: string) {
  if (tokens !== null) return tokens;
  const isUnread = !text && (outcome === "refused" || outcome === "unreachable");
  return isUnread
    ? 0
    : estimateTokens([systemInstruction(locale), ...lastTurns(turns).map(({ text }) => text), text]);
}

function factsFor(request: ChatRequest): Fallback {
  const { choices, text } = replyTo(questionsIn(request.turns), request.locale);
  return { text, followUps: choices };
}

/** Splits the embedded answerer's reply into words, so that it arrives like a model's reply. */
function words(text: string, { source }: ReplyRecord, locale: Locale) {
  const notice = source === "budget" ? `${copyIn(locale, "chat").errors.dailyLimit}\n\n` : "";
  return `${notice}${text}`.split(/(?<=\s)/);
}

function modelPieces({ locale, turns }: ChatRequest, record: ReplyRecord, signal: AbortSignal) {
  if (!model) throw new ReplyFailure("unfinished", 502);
  return model.reply({ system: systemInstruction(locale), turns: lastTurns(turns) }, signal, ({ total }) => {
    if (total) record.tokens = total;
  });
}

async function* cleaned(pieces: AsyncIterable<string> | Iterable<string>) {
  const cleaner = createCleaner();
  for await (const piece of pieces) {
    const clean = cleaner.push(piece);
    if (clean) yield clean;
  }
  const last = cleaner.end();
  if (last) yield last;
}

/** Returns the longest prefix of a text that fits into `room` bytes without splitting a character. */
function firstBytes(text: string, room: number) {
  if (Buffer.byteLength(text) <= room) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, room)));
  return text.slice(0, read);
}
