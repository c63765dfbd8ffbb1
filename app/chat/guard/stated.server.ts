import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
import { services } from "#app/studio/services.ts";
import type { Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import type { Unit } from "./lexicon.ts";
import { isPaidOffAfter, type Row } from "./listed.ts";
import { readSource, type Source } from "./quantities.ts";
import { sentencesIn } from "./sentences.ts";

type Length = { value: number; kind: Unit };
type Rows = ReadonlySet<Row>;

export const isStatedPercentage = (percent: number) => percentages.has(percent);

/** Whether the site states a length of time: a timeline for its own rows only, any other wherever the site says it. */
export function isStatedLength(length: Length, named: Rows, spokenOf: Rows) {
  const key = keyOf(length);
  const isTimelineOf = (rows: Rows) => [...rows].some((row) => timelines.get(row)?.has(key));
  if (key === freePeriod || isTimelineOf(named)) return true;
  if (length.kind === "month" && isPaidOffAfter(length.value, named.size > 0 ? named : spokenOf)) return true;
  if (named.size > 0 || !lengths.has(key)) return false;
  return !everyTimeline.has(key) || spokenOf.size === 0 || isTimelineOf(spokenOf);
}

export const isFreePeriod = (length: Length) => keyOf(length) === freePeriod;

/** Comparable: a week is seven days, a year twelve months. */
function keyOf({ value, kind }: Length) {
  if (kind === "week") return `${value * 7} day`;
  return kind === "year" ? `${value * 12} month` : `${value} ${kind}`;
}

const freePeriod = keyOf({ value: studio.freeMaintenanceMonths, kind: "month" });

/** Whether a sentence stands on the site word for word, with or without a heading before it. */
export function isQuoted({ tokens }: Source, { start, end }: { start: number; end: number }) {
  if (end - start > longest + LONGEST_HEADING) return false;
  const colon = tokens.slice(start, start + LONGEST_HEADING).findIndex(({ text }) => text === ":");
  return [start, start + colon + 1].some((from) => sentences.has(wordsOf(tokens, from, end)));
}

const LONGEST_HEADING = 16;

function wordsOf(tokens: Source["tokens"], start: number, end: number) {
  let words = "";
  for (let at = start; at < end; at++) if (tokens[at]?.kind !== "sign") words += ` ${tokens[at]?.text}`;
  return words;
}

const percentages = new Set<number>();
const lengths = new Set<string>();
const sentences = new Set<string>();
const timelines = new Map<Row, Set<string>>();
const everyTimeline = new Set<string>();
/** What is free for the first while, as the price list's note names it. */
export const freeRows = new Set<Row>();
/** in tokens */
let longest = 0;

// What clients say of their own projects is no promise to others.
const quotedOnly = new Set<Namespace>(["projects", "testimonials"]);
for (const locale of locales) {
  for (const namespace of Object.keys(languages.en.copy) as Namespace[])
    for (const text of textsIn(copyIn(locale, namespace))) note(readSource(text), quotedOnly.has(namespace));
  const { cards, pricing } = copyIn(locale, "services");
  for (const row of rowsIn(pricing.notes.maintenance)) freeRows.add(row);
  // A timeline holds for the rows that its text names: "Landing pages: 1 day to 1 week".
  for (const { id, timeline } of services)
    for (const row of timeline ? rowsIn(cards[id].timeline) : [])
      for (const { count, unit } of timeline ? [timeline.from, timeline.to] : [])
        if (count !== "few") {
          const key = keyOf({ value: count, kind: unit });
          everyTimeline.add(key);
          timelines.set(row, (timelines.get(row) ?? new Set()).add(key));
        }
}

function note(source: Source, isQuote: boolean) {
  for (const { start, end, claims, marked } of sentencesIn(source)) {
    const hasNumber = source.tokens.slice(start, end).some(({ kind }) => kind === "number");
    if (!hasNumber && claims.length + marked.length === 0) continue;
    sentences.add(wordsOf(source.tokens, start, end));
    longest = Math.max(longest, 2 * (end - start));
  }
  for (const { kind, value } of isQuote ? [] : source.quantities) {
    if (kind === "percent") percentages.add(value);
    else if (kind !== "bare" && kind !== "own" && kind !== "cap" && kind !== "other")
      lengths.add(keyOf({ value, kind }));
  }
}

function rowsIn(text: string): Row[] {
  return sentencesIn(readSource(text)).flatMap(({ named }) => [...named]);
}

function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  return typeof copy === "object" && copy !== null ? Object.values(copy).flatMap(textsIn) : [];
}
