import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
import { type ServiceId, services } from "#app/studio/services.ts";
import type { Span } from "../text/phrases.ts";
import { type Quantity, quantitiesIn } from "../text/quantities.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { sentencesIn } from "./clauses.ts";
import type { Row } from "./listed.ts";

const namespaces = [
  "about",
  "chat",
  "contact",
  "home",
  "privacy",
  "projects",
  "services",
  "techStack",
  "terms",
  "testimonials",
] as const;
// What clients say of their own projects is no promise to others.
const quotedOnly: ReadonlySet<string> = new Set(["projects", "testimonials"]);

type Length = Pick<Extract<Quantity, { kind: "duration" }>, "value" | "unit">;

export function isStatedPercentage(percent: number) {
  return percentages.has(percent);
}

/**
 * Whether the site states a length of time: a timeline for what it is the timeline of, and where a row is named
 * nothing else but the free maintenance; any other wherever the site says it.
 */
export function isStatedLength(length: Length, named: ReadonlySet<Row>, spokenOf: ReadonlySet<Row>) {
  const key = keyOf(length);
  const isTimelineOf = (rows: Iterable<Row>) => [...rows].some((row) => timelines.get(row)?.has(key));
  if (key === freeMaintenance || isTimelineOf(named)) return true;
  if (named.size > 0 || !lengths.has(key)) return false;
  const isTimeline = isTimelineOf(timelines.keys());
  return !isTimeline || spokenOf.size === 0 || isTimelineOf(spokenOf);
}

/** Comparable: a week is seven days, a year twelve months. */
function keyOf({ value, unit }: Length) {
  if (unit === "week") return `${value * 7} day`;
  return unit === "year" ? `${value * 12} month` : `${value} ${unit}`;
}

const freeMaintenance = keyOf({ value: studio.freeMaintenanceMonths, unit: "month" });

/** The rows of which the site says how long they take. */
const timelines = new Map<Row, Set<string>>([
  ["landingPage", timelineOf("frontend")],
  ["mvp", timelineOf("fullstack")],
  ["saasPrototype", timelineOf("fullstack")],
]);

function timelineOf(service: ServiceId) {
  const timeline = services.find(({ id }) => id === service)?.timeline;
  const ends = timeline ? [timeline.from, timeline.to] : [];
  return new Set(ends.flatMap(({ count, unit }) => (count === "few" ? [] : keyOf({ value: count, unit }))));
}

/** Whether a sentence stands on the site word for word, with or without a heading before it. */
export function isQuoted(tokens: readonly Token[], { start, end }: Span) {
  // With emphasis and other marks of its own it has more tokens, but not this many.
  if (end - start > 2 * longest + LONGEST_HEADING) return false;
  const colon = tokens.slice(start, start + LONGEST_HEADING).findIndex(({ text }) => text === ":");
  return [start, start + colon + 1].some((from) => sentences.has(keyOfSentence(tokens, from, end)));
}

const LONGEST_HEADING = 16;

function keyOfSentence(tokens: readonly Token[], start: number, end: number) {
  const words = tokens.slice(start, end).filter(({ kind }) => kind !== "sign");
  return words.map(({ text }) => text).join(" ");
}

const percentages = new Set<number>();
const lengths = new Set<string>();
const sentences = new Set<string>();
/** in tokens */
let longest = 0;
for (const locale of locales) {
  for (const namespace of namespaces) {
    for (const text of textsIn(copyIn(locale, namespace))) note(text, quotedOnly.has(namespace));
  }
}

function note(text: string, quoted: boolean) {
  const tokens = tokensOf(text);
  const quantities = quantitiesIn(text, tokens);
  if (quantities.length === 0) return;
  for (const { start, end } of sentencesIn(tokens, quantities)) {
    sentences.add(keyOfSentence(tokens, start, end));
    longest = Math.max(longest, end - start);
  }
  for (const quantity of quoted ? [] : quantities) {
    if (quantity.kind === "percent") percentages.add(quantity.value);
    if (quantity.kind === "duration") lengths.add(keyOf(quantity));
  }
}

function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  return typeof copy === "object" && copy !== null ? Object.values(copy).flatMap(textsIn) : [];
}
