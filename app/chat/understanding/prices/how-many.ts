import { mostOfARow } from "#app/studio/estimate-query.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, type Counts, SURE } from "../asks/ask.ts";
import { isRow, priceFor, rowsAmong } from "../asks/row-picks.ts";
import { needing } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { anotherPeriod, type FollowUp, overTime } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { countsWithin, isSaidOfNothing, isSeveral } from "../words/counted-with.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { every } from "../words/telling-words.ts";

/** The asks with how many of a row are wanted, or how many months: "better make it four", "no sorry, eight", "double it". */
export function howMany(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const { named, counts } = read(words);
  const rows = named.filter(isRow);
  const [only] = rows;
  const isCounted = Object.keys(counts).length > 0;
  if (isCounted && before.topic !== null) return [...asks];
  // "Three sites, and a landing page each": what they are for is counted, and one of them is named.
  const [row, more] = rows.length > 1 ? rows.filter(({ id }) => id !== "marketingWebsite") : rows;
  const said = row && !more ? countsWithin(words, row, rows.length > 1) : null;
  if (row && said) return asks.map((ask) => ofSeveral(ask, row, said));
  if (only || isCounted) return [...asks];
  const times = timesIn(words);
  const spoken = asks.find(({ topic, probability }) => counting.has(topic) || probability < SURE) ?? asks[0];
  if (!spoken || (times === null && !asks.every(isOfMoney))) return [...asks];
  const meant = times === null ? changed(words, before) : multiplied(times, before);
  if (!meant) return [...asks];
  const once = spoken.once || (before.once && !spoken.monthly);
  return [{ ...spoken, once, quantities: [], described: false, aspect: undefined, firm: true, ...meant }];
}

/** "Three campaigns, and each of them needs its own landing page" */
function ofSeveral(ask: Ask, row: Product, counts: Counts): Ask {
  const isOfRow = ask.products.some(({ id }) => id === row.id) && distributable.has(ask.topic);
  if (!isOfRow) return ask;
  const topic = ask.topic === "subscription-price" ? ask.topic : "estimate";
  return { ...ask, topic, products: [row], counts, aspect: undefined };
}

/** A number that says of what was spoken of how many, or how many months; of each by itself: how many. */
function changed(words: Words, before: Thread): FollowUp | null {
  const { cues, rest, number: alone, once, isOfThem } = read(words);
  const isEach = words.some(({ word }) => every.has(word) || each.has(word));
  const isBrief = words.length <= CHANGE;
  const rows = before.products.filter(isRow);
  // "And if it were eight?"
  const period =
    // "And two of them?" counts things.
    !isEach && !once && !isOfThem && isBrief && rest <= ASIDE
      ? anotherPeriod(alone ?? numberIn(words), before)
      : null;
  if (period && rows.length > 0) return overTime(rows, before.counts, [period], before);
  if (!isEach && !(cues.has("instead") && isBrief) && !cues.has("sum")) return null;
  const number = numberIn(words);
  const row = countedIn(before);
  return number !== null && row ? summed(rows, { ...before.counts, [row.id]: number }) : null;
}

/** "Twice that": each of what was spoken of; what is paid by the month alone is not doubled. */
function multiplied(times: number, before: Thread): FollowUp | null {
  const rows = before.products.filter(isRow);
  const isMonthly = rowsAmong(rows).every((row) => priceFor(row, false) === null);
  if (rows.length === 0 || before.choice || isMonthly || before.topic === "time") return null;
  const counts = Object.fromEntries(rowsAmong(rows).map((row) => [row, (before.counts[row] ?? 1) * times]));
  return Object.values(counts).every((count) => count <= mostOfARow) ? summed(rows, counts) : null;
}

function summed(products: readonly Product[], counts: Counts): FollowUp {
  return { topic: "estimate", products, counts };
}

/** "Double it", "times three": said in front, or with what there are as many of: "… as I have two shops". */
function timesIn(words: Words): number | null {
  const [found, other] = findTimes(tokensIn(words));
  if (!found || other || words.length > FACTOR) return null;
  const said = found.values[0] ?? null;
  const times = said === 0 ? (words[found.end]?.number ?? null) : said;
  const isMeant = found.start <= INITIAL || words.some(({ number }) => number === times);
  return isMeant && isSeveral(times) ? times : null;
}

function numberIn(words: Words): number | null {
  return words.find((one, index) => isSeveral(one.number) && isSaidOfNothing(words, index))?.number ?? null;
}

/** Of several the one that there were more of, or the only one. */
function countedIn({ products, counts }: Thread): Product | null {
  const rows = products.filter(isRow);
  const counted = rows.filter(({ id }) => Object.hasOwn(counts, id));
  const [row, more] = counted.length > 0 ? counted : rows;
  return row && !more ? row : null;
}

function isOfMoney({ topic, probability }: Ask) {
  return counting.has(topic) || needing.has(topic) || probability < SURE;
}

/** So few words change what was said, and so few of them may say something beside. */
const CHANGE = 7;
const ASIDE = 2;
/** "Double it, I have two businesses": so few words, and so few before it. */
const FACTOR = 14;
const INITIAL = 2;
const counting: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "estimate",
  "compare",
  "includes",
  "subscription-price",
]);
const distributable: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "estimate",
  "difference",
  "subscription-price",
]);

const each = wordsInAllLanguages(({ pricing }) => pricing.each);
const findTimes = phraseFinder([
  [inAllLanguages(({ pricing }) => pricing.double), 2],
  [inAllLanguages(({ pricing }) => pricing.triple), 3],
  [inAllLanguages(({ pricing }) => pricing.times), 0],
]);
