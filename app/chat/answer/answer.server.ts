import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { countChat, countTokens, observeFirstToken, observeUpstream } from "#app/platform/metrics.server.ts";
import { unconfirmedAmounts } from "../facts/amounts.ts";
import { factsReply } from "../facts/facts.server.ts";
import type { ReplyEvent, Source, Turn } from "../turns.ts";
import { createCleaner } from "./clean-text.ts";
import { takeFromDailyBudget } from "./daily-budget.server.ts";
import { asFailure, type Outcome, ReplyFailure } from "./failure.server.ts";
import { geminiReply } from "./gemini.server.ts";
import { openReply } from "./open-replies.server.ts";
import { systemInstruction } from "./prompt.server.ts";

export type Ask = { locale: Locale; turns: Turn[] };

/**
 * Answers the visitor's last message, with the model or from the site's own facts.
 * Throws a `ReplyFailure` before the first event; past it, what goes wrong is an `error` event.
 * Aborting `end` ends the reply and the upstream call; the reply's own time limit aborts it too.
 */
export async function* answer(ask: Ask, end: AbortController): AsyncGenerator<ReplyEvent, void, void> {
  const place = openReply(end);
  const total = setTimeout(() => end.abort(new ReplyFailure("slow", 504)), env.CHAT_TOTAL_MS);
  const record = startRecord();
  const cleaner = createCleaner();
  let text = "";
  let room = env.CHAT_MAX_REPLY_BYTES;
  try {
    record.source = await chooseSource();
    for await (const piece of withEnd(pieces(ask, record, end.signal), cleaner)) {
      end.signal.throwIfAborted();
      const fitting = firstBytes(piece, room);
      if (fitting) {
        record.firstTokenMs ??= Date.now() - record.start;
        text += fitting;
        // Counted as it comes: measuring the growing text would copy it each time.
        room -= Buffer.byteLength(fitting);
        yield { type: "text", text: fitting };
      }
      if (fitting !== piece) throw new ReplyFailure("too-long", 502);
    }
    if (!text) throw new ReplyFailure("unfinished", 502);
    const unconfirmed = unconfirmedAmounts(text);
    record.unconfirmed = unconfirmed.length;
    record.outcome = "done";
    yield { type: "done", source: record.source === "model" ? "model" : "facts", unconfirmed };
  } catch (error) {
    const failure = asFailure(error);
    record.outcome = failure.outcome;
    if (failure.outcome === "unexpected") logUnexpected(error);
    if (!text) throw failure;
    yield { type: "error", message: messageOf(failure, ask.locale) };
  } finally {
    clearTimeout(total);
    place.close();
    writeRecord(record);
  }
}

/** What the visitor reads of a failure, in the page's language; the service's own words where it has said any. */
export function messageOf({ outcome, shown, thrownNoError }: ReplyFailure, locale: Locale) {
  const { errors } = copyIn(locale, "chat");
  if (shown) return shown;
  if (outcome === "busy" || outcome === "drained") return errors.busy;
  return thrownNoError ? errors.unknown : errors.generic;
}

/** `budget`: from the facts, because today's calls of the model are used up. */
type Record = {
  start: number;
  source: Source | "budget";
  outcome: Outcome | "done";
  firstTokenMs: number | null;
  tokens: number | null;
  unconfirmed: number;
};

function startRecord(): Record {
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

/** One line for each reply, without a word of it. */
function writeRecord({ start, ...record }: Record) {
  const ms = Date.now() - start;
  log.info({ event: "chat", ...record, ms });
  countChat(record.outcome === "done" ? record.source : record.outcome);
  if (record.tokens !== null) countTokens(record.tokens);
  if (record.firstTokenMs !== null) observeFirstToken(record.source, record.firstTokenMs / 1000);
  if (record.source === "model") observeUpstream("model", ms / 1000);
}

function logUnexpected(error: unknown) {
  // Only its kind and where it was thrown: the message may hold the conversation.
  const stack = error instanceof Error ? error.stack?.split("\n").slice(1).join("\n") : undefined;
  log.error({ event: "chat-error", kind: error instanceof Error ? error.name : typeof error, stack });
}

async function chooseSource(): Promise<Record["source"]> {
  if (env.CHAT !== "on" || !env.GEMINI_API_KEY) return "facts";
  return (await takeFromDailyBudget()) ? "model" : "budget";
}

function pieces({ locale, turns }: Ask, record: Record, signal: AbortSignal) {
  if (record.source !== "model") return factsReply({ locale, turns, overBudget: record.source === "budget" });
  return geminiReply({ system: systemInstruction(locale), turns }, signal, (tokens) => {
    record.tokens = tokens;
  });
}

async function* withEnd(
  raw: AsyncIterable<string> | Iterable<string>,
  cleaner: ReturnType<typeof createCleaner>,
) {
  for await (const piece of raw) {
    const clean = cleaner.push(piece);
    if (clean) yield clean;
  }
  const last = cleaner.end();
  if (last) yield last;
}

/** As much of a text's beginning as fits into that many bytes, in whole characters. */
function firstBytes(text: string, room: number) {
  if (Buffer.byteLength(text) <= room) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, room)));
  return text.slice(0, read);
}
