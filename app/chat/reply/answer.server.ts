import type { RouterContextProvider } from "react-router";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { replyTo } from "../answerer/reply.server.ts";
import { asFailure, ReplyFailure } from "../model/failure.server.ts";
import { model } from "../model/model.server.ts";
import type { Fallback, ReplyEvent, Turn } from "../turns.ts";
import type { ChatRequest } from "./chat-request.server.ts";
import { createCleaner } from "./clean-text.ts";
import { estimateTokens, takeCall, takeTokens } from "./daily-budget.server.ts";
import { lastTurns } from "./last-turns.ts";
import { openReply } from "./open-replies.server.ts";
import { systemInstruction } from "./prompt.server.ts";
import { logUnexpected, type ReplyRecord, startRecord, writeRecord } from "./reply-record.server.ts";
import { yieldToPages } from "./yield-to-pages.ts";

/** Loaded with a model only, because it reads every text of the site. */
const guard = model ? import("../guard/guard.server.ts") : null;

/** A failure before the first event throws a `ReplyFailure`; a later failure becomes an `error` event. */
export async function* answer(
  request: ChatRequest,
  end: AbortController,
  context: Readonly<RouterContextProvider>,
): AsyncGenerator<ReplyEvent, void, void> {
  const claims = (await guard)?.createGuard();
  const reply = openReply(end);
  const total = setTimeout(() => end.abort(new ReplyFailure("slow", 504)), env.CHAT_TOTAL_MS);
  const record = startRecord();
  let text = "";
  try {
    record.source = await chooseSource(context);
    if (record.source !== "model") return yield* factsReply(request, record);
    for await (const piece of modelPieces(request, record, end.signal)) {
      end.signal.throwIfAborted();
      record.firstTokenMs ??= Date.now() - record.start;
      text += piece;
      yield { type: "text", text: piece };
      for (const _ of claims?.push(piece) ?? []) await yieldToPages();
    }
    if (!text) throw new ReplyFailure("unfinished", 502);
    const unconfirmed = claims?.end() ?? [];
    Object.assign(record, { outcome: "done", unconfirmed: unconfirmed.length });
    yield { type: "done", source: "model", unconfirmed, followUps: [] };
  } catch (error) {
    const failure = asFailure(error);
    record.outcome = failure.kind;
    record.cause = failure.cause;
    if (failure.kind === "unexpected") logUnexpected(error);
    if (!text) throw failure;
    const unconfirmed = claims?.end() ?? [];
    record.unconfirmed = unconfirmed.length;
    yield {
      type: "error",
      message: messageOf(failure, request.locale),
      ...((failure.kind === "cut" || failure.kind === "too-long") && { isCut: true }),
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

/** Returns the figures in an earlier reply that the site doesn't state. */
export async function unconfirmedIn(reply: string) {
  await yieldToPages();
  return (await guard)?.unconfirmedFigures(reply);
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

/** Yields the embedded answerer's reply. Its figures come from the site, so they aren't checked. */
function* factsReply(request: ChatRequest, record: ReplyRecord): Generator<ReplyEvent, void> {
  const { text, followUps } = factsFor(request);
  const isOver = record.source === "budget";
  const notice = isOver ? `${copyIn(request.locale, "chat").errors.dailyLimit}\n\n` : "";
  record.firstTokenMs = Date.now() - record.start;
  yield { type: "text", text: notice + text };
  record.outcome = "done";
  yield { type: "done", source: "facts", unconfirmed: [], followUps };
}

/** Yields the model's reply in clean pieces, up to CHAT_MAX_REPLY_BYTES. */
async function* modelPieces({ locale, turns }: ChatRequest, record: ReplyRecord, signal: AbortSignal) {
  if (!model) return;
  const prompt = { system: systemInstruction(locale), turns: lastTurns(turns) };
  const cleaner = createCleaner();
  let room = env.CHAT_MAX_REPLY_BYTES;
  const pieces = model.stream(prompt, signal, ({ total }) => {
    if (total) record.tokens = total;
  });
  for await (const piece of pieces) {
    await yieldToPages();
    const clean = cleaner.push(piece);
    const fitting = firstBytes(clean, room);
    // Subtracts the size of each piece, because measuring the whole text would copy it every time.
    room -= Buffer.byteLength(fitting);
    if (fitting) yield fitting;
    if (fitting !== clean) throw new ReplyFailure("too-long", 502);
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
