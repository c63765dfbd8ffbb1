import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, SURE } from "../asks/ask.ts";
import { isGrown, isPartOf, isRow, isUpkeep } from "../asks/row-picks.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { describedBy } from "../needs/need.server.ts";
import { addable } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { isOfMonths } from "../words/periods.ts";
import { read } from "../words/reading.ts";
import { isMonthly, tokensIn, type Words } from "../words/segments.ts";

/**
 * The asks of who adds one thing to what was spoken of, named or described: "add a panel so that my staff can …, sum for
 * both?" is of both, "and if people also pay by subscription: how much is that apart?" of what comes on top alone.
 */
export function withAdded(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const { cues } = read(words);
  const focus = before.products.filter(isRow);
  const isMore = cues.has("add") && !cues.has("compare") && !cues.has("without") && !cues.has("instead");
  const isPriced = before.topic !== null && before.topic !== "time" && addable.has(before.topic);
  // Of alternatives one is meant, and never all of them.
  const isBasket = focus.length === 1 || (focus.length > 1 && before.topic === "estimate");
  const row = isMore && isPriced && isBasket && !before.choice ? addedIn(words, focus) : null;
  if (!row || isGrown(row.id, focus) || focus.some(({ id }) => id === row.id)) return [...asks];
  const isApart = findApart(tokensIn(words)).length > 0;
  const isSum = cues.has("sum") || words.some(({ word }, at) => isBoth(words, word, at));
  const [spoken] = asks.filter(isOfIt);
  // "And with somebody who keeps it updated for six months?" is on top, without a word of a sum.
  const isOnTop = isUpkeep(row) && focus.every((one) => !isUpkeep(one));
  if (!spoken || !asks.every(isOfIt) || (isApart === isSum && !(isOnTop && !isApart))) return [...asks];
  const isNamed = read(words).named.some(({ id }) => id === row.id);
  const ask: Ask = {
    ...spoken,
    // "People pay by subscription" is said of what is built.
    monthly: isNamed && isMonthly(words),
    described: !isNamed,
    quantities: isOnTop ? read(words).quantities.filter(isOfMonths) : [],
    hints: [],
    aspect: undefined,
    firm: true,
  };
  return isApart
    ? [{ ...ask, topic: "price", products: [row], counts: {} }]
    : [{ ...ask, topic: "estimate", products: [...focus, row], counts: before.counts, described: false }];
}

/** The one row that is named beside what was spoken of, else the one that is described. */
function addedIn(words: Words, focus: readonly Product[]): Product | null {
  const { named, needed } = read(words);
  const isNew = (one: Product) => focus.every(({ id }) => id !== one.id);
  const rows = named.filter((one) => isRow(one) && isNew(one));
  const [row, more] = rows;
  if (row) return more ? null : row;
  const described = describedBy(words);
  if (described) return { kind: "row", id: described };
  const [only, other] = needed.filter(isNew);
  const isService = named.some((one) => !isRow(one) && only && !isPartOf(only, one));
  return only && !other && !isService ? only : null;
}

function isOfIt({ topic, probability }: Ask) {
  return ofMoney.has(topic) || misheard.has(topic) || probability < SURE;
}

/** "For both", "the two of them" */
function isBoth(words: Words, word: string, at: number) {
  return both.has(word) || both.has(`${words[at - 1]?.word} ${word}`);
}

/** Heard where somebody tells what others pay for. */
const misheard: ReadonlySet<Topic> = new Set<Topic>([
  "shop",
  "payments",
  "extend",
  "content-editing",
  "quote",
]);

const both = wordsInAllLanguages(({ all }) => all);
const findApart = phraseFinder([[inAllLanguages(({ pricing }) => pricing.apart), true]]);
