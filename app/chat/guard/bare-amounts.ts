import type { Token } from "../text/tokens.ts";
import type { Figure } from "./figures.ts";
import { endsWith, type Lexed, monthlyEnd, startsWith } from "./lexed.ts";
import type { Mark } from "./words/guard-words.ts";

/**
 * Whether a number without a currency or unit is a price: it follows a word of cost ("costs 777", "costs 15 a month"),
 * or it is in digits, 20 or more, and the context doesn't explain it.
 */
export function isPrice(lexed: Lexed, figure: Figure) {
  const { start, end, value, isSpelled } = figure;
  const isMonthly = monthlyEnd(lexed, end) !== null;
  if (isMonthly && value >= 20 && !isSpelled) return true;
  if (value < 20 && !isMonthly) return false;
  if (isMinutes(lexed, start) || (!isMonthly && isCount(lexed, end))) return false;
  return followsPriceWord(lexed, start) || (value >= 20 && !isSpelled && !isExplained(lexed, figure));
}

/** Whether a number is the minutes in a time of day: "12:45". */
function isMinutes({ tokens }: Lexed, start: number) {
  const [hours, colon, token] = tokens.slice(Math.max(0, start - 2), start + 1);
  return hours?.kind === "number" && colon?.text === ":" && token?.gap === "";
}

/** Whether the next token says what the number counts: "30 languages", "24/7". */
function isCount(lexed: Lexed, end: number) {
  const next = lexed.tokens[end];
  if (next?.kind === "word" && next.gap !== "\n")
    return !startsWith(lexed, end, "after", "once", "to", "and", "partOf");
  return next?.gap === "" && /^[-/:%_]/.test(next.text);
}

/** Not a price: "2024", "March 25", "24. An item", "555 01 23", "Node 24", "ISO-9001", "20 to 30 pages". */
function isExplained(lexed: Lexed, { start, end }: Figure) {
  const { text, tokens, endingAt } = lexed;
  const [before, token, next] = [tokens[start - 1], tokens[start] as Token, tokens[end]];
  if (/^(?:19|20)\d\d$|^0/.test(token.text) || endsWith(lexed, start, "day")) return true;
  const startsLine = !before || token.gap === "\n";
  if (startsLine) return (next?.text === "." || next?.text === ")") && tokens[end + 1]?.gap === " ";
  if (before.kind === "number" || next?.kind === "number") return true;
  const opens = dashes.has(before.text) ? tokens[start - 2]?.kind === "number" : opening.has(before.text);
  if (!token.gap && !opens) return true;
  const isWithin = before.gap === " " && !/[.!?…:]/.test(tokens[start - 2]?.text ?? "");
  const isName = before.kind === "word" && isWithin && !endingAt[start];
  if (isName && /^\p{Lu}/u.test(text.slice(before.from, before.to))) return true;
  const isJoined = startsWith(lexed, end, "to", "and") && tokens[end + 1]?.kind === "number";
  return isJoined && isCount(lexed, end + 2);
}

/** Whether a number follows a cost word, a sign of cost, or a row's name with a dash. Fillers may come in between. */
function followsPriceWord(lexed: Lexed, start: number) {
  const { tokens, endingAt } = lexed;
  let at = start;
  for (let fillers = 0; at > 0 && fillers < MOST_FILLERS; fillers++) {
    const { text, kind } = tokens[at - 1] as Token;
    if (tokens[at]?.gap === "\n") return false;
    if (costSigns.has(text) || endsWith(lexed, at, "cost")) return true;
    if (dashes.has(text)) return (endingAt[at - 1]?.meaning.rows.size ?? 0) > 0;
    const phrase = endingAt[at];
    const isFiller = phrase && fillerMarks.some((mark) => phrase.meaning.marks.has(mark));
    if (!isFiller && kind !== "number" && !fillerSigns.has(text)) return false;
    at = isFiller ? phrase.start : at - 1;
  }
  return false;
}

const MOST_FILLERS = 8;

const dashes = new Set("-–—");
const costSigns = new Set("|=:：");
const opening = new Set("|=:~≈<_\"'([“‘«*");
const fillerSigns = new Set("~≈<>_\"'(");
const fillerMarks: readonly Mark[] = ["filler", "from", "to", "article", "and", "monthly", "once", "after"];
