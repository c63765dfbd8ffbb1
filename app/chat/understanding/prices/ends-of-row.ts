import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { extremesOf, isGrown, isPartOf, isRow, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/**
 * The asks of who names what they want the lowest and the highest of: "the least and the most for the SaaS prototype?" is
 * its price, "the cheapest and the dearest of your security?" are two of its rows.
 */
export function endsOfRow(asks: readonly Ask[], words: Words, { baskets }: Thread): Ask[] {
  const { named, cues, monthly } = read(words);
  // "The two dearest things on your price list?"
  const [list, second] = asks;
  const isOfList = list?.topic === "price-list" && !second && named.length === 0;
  if (isOfList && cues.has("dearer") !== cues.has("lowest"))
    return [{ ...list, topic: cues.has("dearer") ? "dearest" : "cheapest" }];
  const ranked = asks.find(({ topic, aspect }) => ranking.has(topic) && aspect === undefined);
  const [row, more] = named.filter(isRow);
  const [service, other] = named.filter(({ kind }) => kind === "service");
  const against = againstLowest(asks, words);
  if (against) return against;
  if (!ranked) return [...asks];
  // "The highest it could be?", where one is left of several
  const [line, ...lines] = baskets.at(-1)?.lines ?? [];
  const wasOfMore = (baskets.at(-2)?.lines.length ?? 0) > 1;
  const isOfOne = line !== undefined && lines.length === 0 && wasOfMore && ranked.products.length > 1;
  if (isOfOne && named.length === 0 && ranked.products.some(({ id }) => id === line.row))
    return asOne(asks, { ...ranked, topic: "price", products: asProducts([line.row]) });
  // The cheapest site is one page, "a site of eight pages, at the least and at the most?" is none.
  const isBoth = cues.has("lowest") && cues.has("dearer");
  const isOfRow =
    row !== undefined &&
    !more &&
    (isBoth || (row.id !== "marketingWebsite" && (cues.has("lowest") || cues.has("dearer"))));
  if (isOfRow)
    return asOne(asks, { ...ranked, topic: monthly ? "subscription-price" : "price", products: [row] });
  const isOfBoth = service !== undefined && !other && !row && cues.has("lowest") && cues.has("dearer");
  if (!isOfBoth) return [...asks];
  const ends = extremesOf("cheapest", rowsAmong([service]));
  const products = asProducts([...ends.slice(0, 1), ...ends.slice(-1)]);
  return asOne(asks, { ...ranked, topic: "difference", products });
}

/** "The simplest of your security, or the roles: what do I gain?": the one row against the lowest of its service. */
function againstLowest(asks: readonly Ask[], words: Words): Ask[] | null {
  const [only, more] = asks;
  const [row, other] = only?.products.filter(isRow) ?? [];
  const service = productsIn(words).find(({ kind }) => kind === "service");
  const { cues } = read(words);
  const isWeighed = only?.topic === "difference" || only?.topic === "compare";
  if (!isWeighed || more || !row || other || !service || !isPartOf(row, service)) return null;
  const [lowest] = asProducts(extremesOf("cheapest", rowsAmong([service])).slice(0, 1));
  const isOther = (cues.has("lowest") || cues.has("smaller")) && lowest !== undefined && lowest.id !== row.id;
  return isOther ? [{ ...only, topic: "difference", products: [lowest, row] }] : null;
}

/** The product without what makes it one: "without the payments and the dashboard?", of a SaaS, is an MVP. */
export function shrunk(asks: readonly Ask[], words: Words, { products: [focus, more] }: Thread): Ask[] {
  const { cues, named } = read(words);
  const isOfIt = focus?.id === "saasPrototype" && !more && named.every(({ id }) => id === "adminPanels");
  const isLeftOut = cues.has("without") && (named.length > 0 || findCheckout(tokensIn(words)).length > 0);
  const spoken = asks.find(({ topic }) => priced.has(topic)) ?? asks[0];
  if (!isOfIt || !isLeftOut || !spoken) return [...asks];
  return [
    {
      ...spoken,
      topic: "price",
      products: [mvp],
      quantities: [],
      counts: {},
      described: false,
      aspect: undefined,
      firm: true,
    },
  ];
}

/** What makes the product more of one: "and if members pay for it and have a dashboard?", of an MVP, is a SaaS. */
export function grown(asks: readonly Ask[], words: Words, { products: focus }: Thread): Ask[] {
  const { cues, named } = read(words);
  const isPanel = named.length > 0 && named.every(({ id }) => id === "adminPanels");
  const isPaid = findCheckout(tokensIn(words)).length > 0 && !cues.has("without");
  const [spoken] = asks;
  const isOfPanel = asks.every(({ products }) => products.every(({ id }) => id === "adminPanels"));
  if (!isGrown(saas.id, focus) || !isPanel || !isPaid || !isOfPanel || !spoken) return [...asks];
  return [
    {
      ...spoken,
      topic: "price",
      products: [saas],
      quantities: [],
      counts: {},
      described: false,
      aspect: undefined,
      firm: true,
    },
  ];
}

/** What else is asked stays, but prices of what is not named. */
function asOne(asks: readonly Ask[], ask: Ask): Ask[] {
  return [
    { ...ask, described: false },
    ...asks.filter(({ topic }) => !ranking.has(topic) && !priced.has(topic)),
  ];
}

const saas: Product = { kind: "row", id: "saasPrototype" };
const mvp: Product = { kind: "row", id: "mvp" };
const ranking: ReadonlySet<Topic> = new Set<Topic>(["cheapest", "dearest"]);
const priced: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "price-list",
  "subscription-price",
  "estimate",
  "compare",
]);

const findCheckout = phraseFinder([[inAllLanguages(({ pricing }) => pricing.checkout), true]]);
