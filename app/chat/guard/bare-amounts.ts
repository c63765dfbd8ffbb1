import type { Token } from "../text/tokens.ts";
import type { Figure } from "./figures.ts";
import { endsWith, type Lexed, monthlyEnd, startsWith } from "./lexed.ts";
import type { Mark } from "./words/guard-words.ts";

/** Whether a number without a currency or unit is a price: "costs 777", "MVP: 777", "15 a month". */
export function isPrice(lexed: Lexed, { start, end, value, isSpelled }: Figure) {
  const isMonthly = monthlyEnd(lexed, end) !== null;
  if (isMonthly && value >= 20 && !isSpelled) return true;
  if (value < 20 && !isMonthly) return false;
  return (isMonthly || !isCount(lexed, end)) && followsPriceWord(lexed, start);
}

/** "30 languages", "24/7": what comes next says what the number counts. */
function isCount(lexed: Lexed, end: number) {
  const next = lexed.tokens[end];
  if (next?.kind === "word" && next.gap !== "\n")
    return !startsWith(lexed, end, "after", "once", "to", "and");
  return next?.gap === "" && /^[-/:%_]/.test(next.text);
}

/** A word of cost, a colon or a table's bar, with nothing but fillers in between. */
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
const fillerSigns = new Set("~≈<>_\"'(");
const fillerMarks: readonly Mark[] = ["filler", "from", "to", "article", "and", "monthly", "once", "after"];
