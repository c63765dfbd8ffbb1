import { type Currency, type Meaning, meaningsOf, type Unit } from "./lexicon.ts";
import type { Match } from "./phrases.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** "bare": a number where an amount is expected, without a currency. */
type Measure = { kind: Currency | "percent" | "bare" | Unit; end: number };
export type Quantity = Measure & { start: number; value: number };
type Figure = { start: number; end: number; value: number; isSpelled: boolean };
type Found = Figure & { from: number; measure: Measure | null };
export type Source = {
  text: string;
  tokens: readonly Token[];
  meanings: readonly (Match<Meaning> | undefined)[];
  quantities: readonly Quantity[];
};

/** A text's tokens, what they mean, and its amounts, percentages and lengths of time. */
export function readSource(text: string): Source {
  const tokens = tokensOf(text);
  const meanings = meaningsOf(tokens);
  const reader = { text, tokens, meanings };
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const figure = figureAt(reader, at) ?? articleAt(reader, at);
    if (!figure) continue;
    found.push(measured(reader, figure, found.at(-1)));
    at = Math.max(at, (found.at(-1)?.measure?.end ?? figure.end) - 1);
  }
  shareMeasures(reader, found);
  const quantities = found.flatMap(({ from, value, end, measure }) =>
    measure ? [{ kind: measure.kind, start: from, end: Math.max(end, measure.end), value }] : [],
  );
  return { ...reader, quantities };
}

type Reader = Omit<Source, "quantities">;
const has = ({ meanings }: Reader, at: number, ...marks: string[]) =>
  marks.some((mark) => meanings[at]?.value.marks.has(mark));

function figureAt({ tokens, meanings }: Reader, at: number): Figure | null {
  const token = tokens[at];
  if (token?.kind !== "number") return spelledAt(tokens, meanings, at);
  let digits = token.text;
  let end = at + 1;
  while (/^\d{1,3}( \d{3})*$/.test(digits) && isGroup(tokens[end]) && digits.length < 20)
    digits += ` ${tokens[end++]?.text}`;
  // Three digits after a mark are thousands.
  const number = Number(digits.replace(/[.,'’ ](?=\d{3}(?!\d))/g, "").replace(",", "."));
  const scale = tokens[end]?.gap === "\n" ? undefined : scaleOf(tokens[end], meanings[end], number);
  return { start: at, end: scale ? end + 1 : end, value: number * (scale ?? 1), isSpelled: false };
}

function isGroup(token: Token | undefined) {
  return token?.gap === " " && /^\d{3}([.,]\d{1,2})?$/.test(token.text);
}

function scaleOf(token: Token | undefined, meaning: Match<Meaning> | undefined, number: number) {
  if ((token?.text === "k" && token.gap === "") || (token?.text === "grand" && number < 100)) return 1000;
  if (token?.text === "mio" || token?.text === "mn" || (token?.text === "m" && token.gap === ""))
    return 1_000_000;
  const multiplier = meaning?.value.number ?? 0;
  return multiplier >= 1000 ? multiplier : undefined;
}

/** 2 · 1000 + 4 · 20 + 10: a multiplier multiplies what stands before it, anything else is added. */
function spelledAt(tokens: Reader["tokens"], meanings: Reader["meanings"], start: number): Figure | null {
  let [total, group, end] = [0, 0, start];
  for (let at = start; at < start + 14; at++) {
    const value = tokens[at]?.text === "-" ? 0 : meanings[at]?.value.number;
    if (value === undefined) break;
    if (value === 0 && at === start) return null;
    if (value === 0) continue;
    if (value >= 1000) [total, group] = [total + (group || 1) * value, 0];
    else if (value === 100) group = (group || 1) * 100;
    else group += value === 20 && group % 100 === 4 ? (group % 100) * 19 : value;
    end = at + 1;
  }
  return end === start ? null : { start, end, value: total + group, isSpelled: true };
}

/** "within a week": an article counts where a length of time is meant. */
function articleAt(reader: Reader, at: number): Figure | null {
  const counts = has(reader, at, "article") || reader.meanings[at]?.value.marks.has("monthly");
  const isTime =
    counts && /^(?:a|an|un|une|en|et)$/.test(reader.tokens[at]?.text ?? "") && unitAt(reader, at + 1);
  return isTime && endsLimit(reader, at) ? { start: at, end: at + 1, value: 1, isSpelled: true } : null;
}

/** A phrase such as "within" or "dentro de" just before. */
export function endsLimit({ meanings }: Reader, at: number, ...marks: string[]) {
  const wanted = marks.length > 0 ? marks : ["limit", "period"];
  for (let from = at - 1; from >= Math.max(0, at - 5); from--) {
    const match = meanings[from];
    if (match?.end === at && wanted.some((mark) => match.value.marks.has(mark))) return true;
  }
  return false;
}

function unitAt({ tokens, meanings }: Reader, from: number): Measure | null {
  let at = tokens[from]?.text === "-" ? from + 1 : from;
  if (meanings[at]?.value.marks.has("dayKind")) at++;
  const unit = tokens[at]?.gap === "\n" ? undefined : meanings[at]?.value.unit;
  return unit ? { kind: unit, end: at + 1 } : null;
}

function measured(reader: Reader, figure: Figure, previous: Found | undefined): Found {
  const { tokens, meanings } = reader;
  const { start, end, value, isSpelled } = figure;
  const before = currencyBefore(reader, figure, previous?.end ?? 0);
  const found = { ...figure, from: before?.start ?? start };
  const percent =
    tokens[end]?.text === "%" ? end + 1 : has(reader, end, "percent") ? (meanings[end]?.end ?? 0) : 0;
  if (before) return { ...found, measure: { kind: before.kind, end } };
  if (percent) return { ...found, measure: { kind: "percent", end: percent } };
  const unit = unitAt(reader, end);
  if (unit || (isSpelled && value <= 1)) return { ...found, measure: unit };
  const isPriced = isPricedAt(reader, figure);
  const measure = currencyAfter(reader, figure) ?? (isPriced ? { kind: "bare" as const, end } : null);
  return { ...found, measure };
}

function currencyAt({ text, tokens, meanings }: Reader, at: number): { kind: Currency; end: number } | null {
  const token = tokens[at];
  const match = meanings[at];
  if (!token || token.kind === "number") return null;
  if (match?.value.currency) {
    const { exactly = [], currency } = match.value;
    const written = tokens
      .slice(at, match.end)
      .map(({ kind, text: sign, from, to }) => (kind === "sign" ? sign : text.slice(from, to)))
      .join("");
    if (exactly.length === 0 || exactly.includes(written)) return { kind: currency, end: match.end };
  }
  if (isSign.test(token.text)) return { kind: "other", end: at + 1 };
  // "A$5": the letters before a sign make it another's.
  const next = tokens[at + 1];
  return token.kind === "word" && token.text.length <= 3 && next?.gap === "" && isSign.test(next.text)
    ? { kind: "other", end: at + 2 }
    : null;
}

function currencyBefore(reader: Reader, { start, value }: Figure, earliest: number) {
  const { tokens } = reader;
  let at = start - 1;
  for (let marks = 0; marks < 2 && before.has(tokens[at]?.text ?? ""); marks++) at--;
  for (let from = Math.max(earliest, at - 3); from <= at; from++) {
    const currency = currencyAt(reader, from);
    // "livré 11": a name that is spelled out stands behind its number.
    const isName = from === at && tokens[from]?.kind === "word" && (tokens[from]?.text.length ?? 0) > 4;
    if (currency?.end === at + 1 && !isName && (value >= 20 || !isLetter(tokens[from])))
      return { kind: currency.kind, start: from };
  }
  return null;
}

/** `777,- €`, `777 (EUR)`, `777 US dollars` */
function currencyAfter(reader: Reader, { end: from, value }: Figure): Measure | null {
  const { tokens } = reader;
  for (let at = from; at <= from + 5; at++) {
    const currency = currencyAt(reader, at);
    const next = tokens[currency?.end ?? 0];
    const isNexts = next?.kind === "number" && next.gap === "" && (at > from || tokens[at]?.gap !== "");
    if (currency) return isNexts || (value < 20 && isLetter(tokens[at])) ? null : currency;
    if (!between.has(tokens[at]?.text ?? "")) return null;
  }
  return null;
}

/** "3D" and "Q4" are no amounts, though D and Q are signs of currencies. */
const isLetter = (token: Token | undefined) => token?.kind === "word" && token.text.length === 1;

/** "costs 777", "MVP: 777", "15 a month": nothing says what else it is a number of. */
function isPricedAt(reader: Reader, { start, end, value, isSpelled }: Figure) {
  const { tokens, meanings } = reader;
  const next = tokens[end];
  const isMonthly =
    has(reader, end, "monthly") || (next?.text === "/" && unitAt(reader, end + 1)?.kind === "month");
  if (isMonthly && value >= 20 && !isSpelled) return true;
  if (value < 20 && !isMonthly) return false;
  if (
    next?.kind === "word" &&
    next.gap !== "\n" &&
    !isMonthly &&
    !has(reader, end, "after", "once", "to", "and")
  )
    return false;
  if (next && next.gap === "" && /^[-/:%_]/.test(next.text)) return false;
  for (let at = start - 1; at >= Math.max(0, start - 8); at--) {
    const { text, kind } = tokens[at] as Token;
    if (tokens[at + 1]?.gap === "\n") return false;
    if (costSigns.has(text) || endsLimit(reader, at + 1, "cost")) return true;
    if (headSigns.has(text) && endsName(meanings, at)) return true;
    const isFiller =
      kind === "number" ||
      fillerSigns.has(text) ||
      has(reader, at, "filler", "from", "to", "article", "and", "monthly", "once", "after");
    if (!isFiller && !endsLimit(reader, at + 1, "filler", "from", "monthly", "once")) return false;
  }
  return false;
}

function endsName(meanings: Reader["meanings"], at: number) {
  for (let from = at - 1; from >= Math.max(0, at - 8); from--) {
    const match = meanings[from];
    if (match?.end === at && match.value.rows.size > 0) return true;
  }
  return false;
}

/** Both ends of a range: "€300–850", "2 or 3 weeks"; but "€400 and 5 pages" is none. */
function shareMeasures(reader: Reader, found: Found[]) {
  const { tokens, meanings } = reader;
  for (let index = found.length - 1; index > 0; index--) {
    const [low, high] = [found[index - 1] as Found, found[index] as Found];
    // "€300 once or €40 a month": the Spanish "once" is eleven.
    if (low.measure || !high.measure || has(reader, low.start, "once")) continue;
    if (low.isSpelled && high.measure.kind === "bare") continue;
    if (joinedAt(reader, low.end) === high.from) low.measure = { ...high.measure, end: low.end };
  }
  for (let index = 1; index < found.length; index++) {
    const [low, high] = [found[index - 1] as Found, found[index] as Found];
    if (!low.measure || high.measure || (high.isSpelled && high.value <= 1)) continue;
    if (
      !["own", "cap", "other", "bare"].includes(low.measure.kind) ||
      joinedAt(reader, low.measure.end) !== high.from
    )
      continue;
    const isAnd =
      has(reader, low.measure.end, "and") &&
      tokens[high.end]?.kind === "word" &&
      !has(reader, high.end, "monthly", "once", "after");
    if (!isAnd || endsLimit({ ...reader, meanings }, low.from, "from"))
      high.measure = { kind: low.measure.kind, end: high.end };
  }
}

/** The place after a dash or a word that joins two ends, or -1. */
function joinedAt(reader: Reader, at: number) {
  if (dashes.has(reader.tokens[at]?.text ?? "")) return at + 1;
  return has(reader, at, "to", "and") ? (reader.meanings[at]?.end ?? -1) : -1;
}

const isSign = /^\p{Sc}$/u;
const dashes = new Set([..."-–—−/~"]);
const before = new Set([..."-–−([_:~+"]);
const between = new Set([
  ..."-–—−.,()[]_+'’",
  ..."d de of us u s in en american canadian australian americains".split(" "),
]);
const costSigns = new Set([..."|=:："]);
const headSigns = new Set([..."-–—"]);
const fillerSigns = new Set([..."~≈<>_\"'("]);
