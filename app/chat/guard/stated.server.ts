import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
import { estimate } from "#app/studio/estimate.ts";
import { priceRow, prices } from "#app/studio/prices.ts";
import type { Duration, Unit } from "#app/studio/services.ts";
import type { Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import type { Lexed } from "./lexed.ts";
import type { Row } from "./price-list.ts";
import { type Claim, type Clause, type Sentence, sentencesOf } from "./sentences.ts";

export const isStatedPercentage = (percent: number) => percentages.has(percent);

/** A row's timeline applies only to that row. */
export function isStatedDuration(value: number, unit: Unit, { named }: Clause, rows: ReadonlySet<Row>) {
  const key = keyOf(value, unit);
  if (isFreePeriod(value, unit) || [...rows].some((row) => durationsOf.get(row)?.has(key))) return true;
  return named.size === 0 && durations.has(key) && (rows.size === 0 || !timelines.has(key));
}

export function isFreePeriod(value: number, unit: Unit) {
  return keyOf(value, unit) === keyOf(studio.freeMaintenanceMonths, "month");
}

/** Whether a sentence is on the site word for word, with or without a heading before it. */
export function isQuoted({ lexed, start, end }: Sentence) {
  if (end - start > longest + LONGEST_HEADING) return false;
  const heading = lexed.tokens.slice(start, start + LONGEST_HEADING).findIndex(({ text }) => text === ":");
  return [start, start + heading + 1].some((from) => sentences.has(wordsIn(lexed, from, end)));
}

const LONGEST_HEADING = 16;

function wordsIn({ tokens }: Lexed, start: number, end: number) {
  const words = tokens.slice(start, end).filter(({ kind }) => kind !== "sign");
  return words.map(({ text }) => text).join(" ");
}

/** Normalizes weeks to days and years to months, so that "1 week" equals "7 days". */
function keyOf(value: number, unit: Unit) {
  if (unit === "week") return `${value * 7} day`;
  return unit === "year" ? `${value * 12} month` : `${value} ${unit}`;
}

const percentages = new Set<number>();
const durations = new Set<string>();
const sentences = new Set<string>();
/** Length of the longest sentence, in tokens. */
let longest = 0;
/** Durations stated for each row: the ends of its timeline, and the months after which paying once is cheaper. */
const durationsOf = new Map<Row, Set<string>>();
const timelines = new Set<string>();

for (const { id } of prices) {
  const { time } = priceRow(id);
  const ends: readonly Duration[] = time ? [time.from, time.to] : [];
  const own = ends.flatMap(({ count, unit }) => (count === "few" ? [] : keyOf(count, unit)));
  for (const key of own) timelines.add(key);
  const { comparison } = estimate([{ row: id, billing: "fixed", count: 1 }], 1);
  const paidOff = comparison ? Object.values(comparison.paidOff) : [];
  durationsOf.set(id, new Set([...own, ...paidOff.map((months) => keyOf(months, "month"))]));
}

// These texts are about clients' projects. They may be quoted word for word, but their figures confirm no other claim.
const quotedOnly = new Set<Namespace>(["projects", "testimonials"]);
for (const locale of locales) {
  for (const namespace of Object.keys(languages.en.copy) as Namespace[]) {
    for (const { lexed, start, end, clauses } of textsIn(copyIn(locale, namespace)).flatMap(sentencesOf)) {
      sentences.add(wordsIn(lexed, start, end));
      longest = Math.max(longest, end - start);
      if (!quotedOnly.has(namespace)) for (const { claims } of clauses) claims.forEach(addStated);
    }
  }
}

function addStated(claim: Claim) {
  if (claim.kind === "percent") percentages.add(claim.value);
  else if (claim.kind !== "amount" && claim.kind !== "promise" && claim.kind !== "free")
    durations.add(keyOf(claim.value, claim.kind));
}

function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  return typeof copy === "object" && copy !== null ? Object.values(copy).flatMap(textsIn) : [];
}
