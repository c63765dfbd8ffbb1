import { studio } from "#app/studio/company.ts";
import { monthsOf } from "../../text/durations.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow, isUpkeep, sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { anotherPeriod } from "../thread/said.ts";
import { latest, type Thread } from "../thread/thread.ts";
import { isAfterFree, isRest } from "../words/after-free.ts";
import { calendarMonths } from "../words/calendar.ts";
import { isOfMonths } from "../words/periods.ts";
import { amountsIn, read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { isCaredFor } from "./as-upkeep.server.ts";

/**
 * The asks with the month of upkeep that costs nothing: "a page and its upkeep for the first year", "six months, the
 * free one counted in". What is asked of so many paid months is left as it is.
 */
export function withFreeMonth(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const calendar = calendarMonths(words);
  const { quantities, once, monthly, number, named } = read(words);
  // "The first is free, isn't it? Then with eleven", of what was reckoned over a year
  const another = asks.some(({ topic }) => topic === "free-maintenance")
    ? anotherPeriod(number, before)
    : null;
  const period = calendar?.period ?? quantities.find(isOfMonths) ?? another;
  const spoken = asks.find(({ topic }) => reckoned.has(topic));
  // Of alternatives each has a sum of its own.
  if (!period || !spoken || spoken.aspect === "choice") return [...asks];
  const tokens = tokensIn(words);
  // "A page paid at once" says nothing of months.
  const atOnce = findOnce(tokens);
  const isPaid =
    !isRest(words) &&
    (isAfterFree(words) ||
      isLessFree(period, before) ||
      findPaid(tokens).some(({ end }) => atOnce.every(({ start }) => start < end || start - end > NEAR)));
  const isFree = findFree(tokens).length > 0;
  const rows = rowsIn(asks, words, before);
  // "A landing page by subscription, from March to the end of June"
  const [row, more] = rows;
  if (calendar && monthly && row && !more && row.id !== "maintenance") {
    const others = asks.filter(({ topic }) => !reckoned.has(topic) && topic !== "subscription");
    return [
      { ...spoken, topic: "compare", products: [row], quantities: [period], aspect: undefined },
      ...others,
    ];
  }
  const isToCome = calendar !== null || words.some((_, at) => isAhead(words, at));
  if (rows.every(({ id }) => id !== "maintenance")) return asks.map((ask) => over(ask, period, isToCome));
  // "For the first year: a page and eleven months of maintenance" says which of it are paid.
  const isTold =
    calendar === null &&
    quantities.some((one) => one.kind === "duration" && one.unit === "month" && one.end > 0);
  const isOfYear = findFirst(tokens).some(({ start, end }) =>
    words.slice(start, end).some(({ word }) => years.has(word)),
  );
  const isFirst =
    (findFirst(tokens).length > 0 && !(isTold && isOfYear)) || words.some((_, at) => isInitial(words, at));
  const isCounted =
    calendar?.fromLaunch === true || (!isPaid && (isFree || isFirst || (before.free && !isTold)));
  // "A simple page, and then you look after it for half a year: in all?"
  const isUpkeep =
    before.topic === null && rows.length > 1 && named.some(isRow) && !monthly && isCaredFor(words);
  const isBudget = spoken.topic === "budget" && rows.length > 1;
  if (!isCounted && !isFree && !calendar && !isBudget && !isUpkeep && !another)
    return asks.map((ask) => over(ask, period, isToCome));
  const sum: Ask = {
    ...spoken,
    topic: rows.length > 1 ? "estimate" : "compare",
    products: rows,
    // What one has for all of it is held against the sum.
    quantities: [
      period,
      ...(rows.length > 1 ? amountsIn(words.flatMap(({ quantity }) => quantity ?? [])) : []),
    ],
    free: isCounted,
    // "The site paid once, and its upkeep each month": by the month is the upkeep.
    once: spoken.once || once,
    monthly: spoken.monthly && !once,
    aspect: undefined,
    firm: true,
  };
  return [sum, ...asks.filter(({ topic }) => !reckoned.has(topic))];
}

/** "The first is free? Then eleven", of twelve: what is named is what is left to be paid. */
function isLessFree(period: Quantity, { period: whole, free }: Thread) {
  const [left, all] = [period, whole].map((one) => (one?.kind === "duration" ? monthsOf(one) : null));
  return !free && left != null && all != null && left === all - studio.freeMaintenanceMonths;
}

/** What is paid by the month, over the time that is said somewhere in the message. */
function over(ask: Ask, period: Quantity, isToCome: boolean): Ask {
  const isMonthly = ask.monthly || ask.products.some(isUpkeep);
  // "Half a year with somebody on call, what does it come to?"
  if (
    isToCome &&
    ask.topic === "price" &&
    ask.products.length === 1 &&
    ask.products.every(isUpkeep) &&
    ask.aspect === undefined
  )
    return { ...ask, topic: "compare", quantities: [period] };
  const isOver = ask.topic === "compare" || (ask.topic === "estimate" && isMonthly);
  return isOver && ask.products.some(isRow) && !ask.quantities.some(isOfMonths)
    ? { ...ask, quantities: [...ask.quantities, period] }
    : ask;
}

/** What is to be paid for: named or asked for, and the upkeep that the free month is one of. */
function rowsIn(asks: readonly Ask[], words: Words, before: Thread): Product[] {
  const { named: said, cues } = read(words);
  // "My site kept up for a year once the free month is over" has a site.
  const isBuilt = isAfterFree(words) && !cues.has("want") && before.topic === null && !cues.has("sum");
  const named = isBuilt ? said.filter(({ id }) => !sites.has(id)) : said;
  const isNamed = named.some((product) => isRow(product) && product.id !== "maintenance");
  const meant = (isNamed ? named : [...named, ...asks.flatMap(({ products }) => products)])
    .filter(isRow)
    .filter(({ id }) => !(isBuilt && sites.has(id)));
  const others = meant.filter(({ id }) => id !== "maintenance");
  const holdsUpkeep = (products: readonly Product[]) => products.some(({ id }) => id === "maintenance");
  // "Free to start", "is the quote free?" are no upkeep: it is named, asked for, or was spoken of.
  const isUpkeep =
    meant.length > others.length ||
    asks.some(({ topic, products }) => ofUpkeep.has(topic) || holdsUpkeep(products)) ||
    read(words).needed.some(({ id }) => id === "maintenance") ||
    isCaredFor(words) ||
    holdsUpkeep(before.products) ||
    findUpkeep(tokensIn(words)).length > 0;
  const goesOn = others.length === 0 && (cues.has("add") || cues.has("sum") || meant.length === 0);
  const focus = before.products.some(({ id }) => id !== "maintenance") ? before.products : latest(before, 2);
  const all = goesOn ? focus.filter(isRow) : others;
  const rows = [...all.filter(({ id }) => id !== "maintenance"), ...(isUpkeep ? [maintenance] : [])];
  return rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at);
}

/** "Over a year", "half a year with …": and no site that is four years old. */
function isAhead(words: Words, at: number) {
  const { quantity, cut } = words[at] ?? {};
  const isBegun = at === 0 || cut === "sentence" || ahead.has(words[at - 1]?.word ?? "");
  return (
    isBegun && (quantity ? isOfMonths(quantity) : read(words.slice(at, at + 2)).quantities.some(isOfMonths))
  );
}

/** "The first six months" */
function isInitial(words: Words, at: number) {
  const quantity = words[at]?.quantity;
  return quantity != null && isOfMonths(quantity) && initial.has(words[at - 1]?.word ?? "");
}

/** So near to "paid" it says how. */
const NEAR = 2;
const maintenance: Product = { kind: "row", id: "maintenance" };
const ofUpkeep: ReadonlySet<Topic> = new Set<Topic>(["maintenance", "free-maintenance"]);
/** What is asked in a message that adds up months. */
const reckoned: ReadonlySet<Topic> = new Set<Topic>([
  ...ofUpkeep,
  "price",
  "price-list",
  "budget",
  "subscription-price",
  "compare",
  "estimate",
  "includes",
]);

const years = wordsInAllLanguages(({ units }) => units.year);
const ahead = wordsInAllLanguages(({ period }) => period);
const initial = wordsInAllLanguages(({ months }) => months.initial);
const findFree = phraseFinder([[inAllLanguages(({ months }) => months.free), true]]);
const findUpkeep = phraseFinder([[inAllLanguages(({ months }) => months.upkeep), true]]);
const findOnce = phraseFinder([[inAllLanguages(({ once }) => once), true]]);
const findPaid = phraseFinder([[inAllLanguages(({ months }) => months.paid), true]]);
const findFirst = phraseFinder([[inAllLanguages(({ months }) => months.first), true]]);
