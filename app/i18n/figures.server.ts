import { asciiDigits } from "./ascii-digits.ts";
import { anyCurrency, anyUnit, month, ownCurrency, rangeWord, units } from "./figure-words.server.ts";

/** A number in digits with what it counts. */
export type Figure = {
  /** "own" or "other" currency, "percent", a unit of time, or "bare" if none of these is beside it */
  kind: string;
  value: number;
  /** whether "per month" follows, and not "and month 8" */
  isMonthly: boolean;
  /** as written, with its currency, percent sign or unit: "€1.9k" */
  text: string;
};

/** Returns the figures of a sentence, without digits in names and technical measures: HTTP 404, 1920px, 24/7. */
export function figuresIn(sentence: string): Figure[] {
  const read = [...sentence.matchAll(number)].map((match) => readFigure(sentence, match[0], match.index));
  // The end of a range carries the currency or unit of both: "320–870 €", "entre 40 y 280 € al mes".
  for (const [at, { figure, start }] of read.entries()) {
    const before = read[at - 1];
    const between = sentence.slice(before?.end, start);
    const isRange = range.test(between);
    if (!before || !(isRange || joined.test(between))) continue;
    const first = before.figure;
    if (first.kind === "bare") [first.kind, first.isMonthly] = [figure.kind, figure.isMonthly];
    else if (isRange && figure.kind === "bare") figure.kind = first.kind;
    else if (isRange && figure.kind === first.kind) first.isMonthly ||= figure.isMonthly;
  }
  return read.flatMap(({ figure }) => (figure.kind === "name" || Number.isNaN(figure.value) ? [] : figure));
}

// Groups of three digits, or digits with separators; then "k" or "m".
const number =
  /(?:\p{Nd}{1,3}(?:[\p{Zs}.,'’٬]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}{1,2}(?!\p{Nd}))?|[\p{Nd}\p{No}]+(?:[.,٫'’]\p{Nd}+)*)(?:(?:\p{Zs}?k|m)(?![\p{L}\p{N}]))?/giu;
const range = new RegExp(`^\\s?[-–—]\\s?$|^\\s(?:${rangeWord})\\s$`, "iu");
const joined = /^\s(?:and|et|y)\s$/iu;

/** Longest context on either side of a number, in characters. */
const LOOK = 24;

function readFigure(sentence: string, written: string, index: number) {
  const next = index + written.length;
  const left = sentence.slice(Math.max(0, index - LOOK), index);
  const right = sentence.slice(next, next + LOOK);
  const found = beside.find(({ before, after }) => before?.test(left) || after.test(right));
  const lead = found?.before?.exec(left)?.[0] ?? "";
  // With a sign in front, what follows belongs to something else.
  const tail = lead ? null : found?.after.exec(right);
  const unit = units.get(tail?.[1]?.toLowerCase() ?? "");
  const [start, end] = [index - lead.length, next + (tail?.[0].length ?? 0)];
  const figure: Figure = {
    kind: unit ?? found?.kind ?? (isTechnical(left, right) ? "name" : "bare"),
    value: numberOf(written),
    isMonthly: monthly.test(sentence.slice(end, end + LOOK)),
    text: sentence.slice(start, end),
  };
  return { figure, start, end };
}

// In "5 €300", the sign belongs to 300, and in "300 € 5" too.
const around = (currency: string, flags: string) => ({
  before: new RegExp(`(?<!\\p{L}|\\p{Nd}\\s?)(?:${currency})\\s?$`, flags),
  after: new RegExp(`^\\s?(?:${currency})(?![\\p{L}\\p{Nd}])`, flags),
});
const aUnit = `^[\\s-]?(?:(?:working|business|calendar)\\s)?(${anyUnit})(?!\\p{L})`;
const beside: { kind: string; before?: RegExp; after: RegExp }[] = [
  { kind: "own", ...around(ownCurrency, "iu") },
  { kind: "other", ...around(anyCurrency, "u") },
  { kind: "percent", after: /^\s?(?:[%٪％]|percent|per\scent|pour\scent|por\sciento)/iu },
  // Captures the word, which `units` replaces by its unit.
  { kind: "unit", after: new RegExp(aUnit, "iu") },
];
const monthly = new RegExp(`^[\\s)]*((/\\s?|\\p{L}{1,5}\\s)(${month})(?!\\p{L}|\\s\\d)|monthly|mensu)`, "iu");

/** Parses a number in any script. Three digits after a separator are thousands. NaN: a date or version. */
function numberOf(written: string) {
  const ascii = asciiDigits(written.normalize("NFKC"));
  const scale = /k$/i.test(ascii) ? 1000 : /m$/i.test(ascii) ? 1_000_000 : 1;
  return scale * Number(ascii.replace(/[\s.,'’٬](?=\d{3}(?!\d))|\s?[km]$/gi, "").replace(/[,٫]/, "."));
}

/** Whether a bare number is part of a measure or name: after a word in capitals, or with one in mid-sentence. */
function isTechnical(left: string, right: string) {
  if (attachedBefore.test(left) || attachedAfter.test(right)) return true;
  const name = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]*\s$/u.exec(left);
  return name !== null && (/^\p{Lu}{2}/u.test(name[0]) || /\p{L}/u.test(left.slice(0, name.index)));
}

const attachedBefore = /[\p{L}\p{M}][-‐‑]?$|[/#&@_]$|\p{Nd}(?:[:/]|\s?[x×]\s?)$/u;
const attachedAfter =
  /^(?:[-‐‑_]?\p{L}|[:/]\p{Nd}|\s?[x×]\s?\p{Nd}|\s(?:px|[kKMGT]i?[Bbo]|ms|fps|[kMG]?Hz|dpi)(?!\p{L}))/u;
