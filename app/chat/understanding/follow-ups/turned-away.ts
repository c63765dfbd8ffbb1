import { shopPriceIds } from "#app/studio/prices.ts";
import type { Meant } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { sites } from "../asks/row-picks.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { endings } from "./what-follows.ts";

/** What would be turned away as strange to the site, or as an attack, though a phrase in it says what it is after. */
export function notTurnedAway(asks: readonly Ask[], words: Words, before: Thread): readonly Ask[] {
  const [only, second] = asks;
  if (!only || second) return asks;
  const meant = meantIn(words).find((topic) => mayBe(topic, only, words, before));
  if (meant === "liability" && only.topic === "complaint") return [{ ...only, topic: meant }, only];
  if (meant) return [{ ...only, topic: meant, ...(meant === "shop" ? { aspect: "unlisted" } : {}) }];
  return isPriceOfShop(only, words, before)
    ? [{ ...only, topic: "price", products: shopRows, aspect: "choice" }]
    : asks;
}

function mayBe(meant: Meant, { topic, probability }: Ask, words: Words, before: Thread) {
  if (topic === "complaint") return meant === "liability";
  // Who gives orders to the assistant gives them with any words.
  if (topic === "injection") return meant === "nda" && probability < ORDERED;
  // "And then it goes offline?", of how a subscription ends, asks what comes after.
  const isAfter = before.topic !== null && (endings.has(before.topic) || isPlan(before));
  if (meant === "after-end") return isAfter && (topic === "off-topic" || ofPlans.has(topic));
  // "And VAT?", of a price, asks for no number.
  if (meant === "invoice")
    return (
      (topic === "off-topic" || topic === "unstated") && before.topic !== null && ofMoney.has(before.topic)
    );
  if (topic !== "off-topic") return false;
  return meant !== "meeting" || (before.topic !== null && words.length <= APPOINTMENT);
}

/** What is heard where somebody asks what becomes of it. */
const ofPlans: ReadonlySet<Topic> = new Set<Topic>(["cancel", "end-project", "subscription", "hosting"]);

function isPlan({ topic }: Thread) {
  return topic === "subscription" || topic === "subscription-price";
}

/** "About 20 candles. How much?", after the question whether shops are built. */
function isPriceOfShop({ topic }: Ask, words: Words, before: Thread) {
  return (
    topic === "off-topic" &&
    before.topic === "shop" &&
    before.last.length === 0 &&
    words.length <= BRIEF &&
    read(words).cues.has("cost")
  );
}

/** "I make soap, about 25 products, people should pay by card. How much?": a shop, whatever else it is taken for. */
export function asShop(asks: readonly Ask[], words: Words): Ask[] | null {
  const price = asks.find(({ topic }) => shopPriced.has(topic));
  // What was made of a description is none of its own.
  const described = new Set(asks.flatMap((ask) => (ask.described ? ask.products.map(({ id }) => id) : [])));
  const isOfSite = asks.every(({ products }) =>
    products.every(({ kind, id }) => kind !== "row" || sites.has(id) || described.has(id)),
  );
  if (!price || !countsGoods(words) || !isOfSite || !isOfSelling(words)) return null;
  return [{ ...price, topic: "shop", products: [], described: false }, ...asks.filter(isTimed)];
}

/** "I own a barber shop, and need one page": a trade's name sells nothing online, and a page is asked for. */
export function ofATrade(asks: readonly Ask[], words: Words, before: Thread): readonly Ask[] {
  const shop = asks.find(({ topic }) => topic === "shop");
  if (!shop || before.topic !== null || countsGoods(words) || findSelling(tokensIn(words)).length > 0)
    return asks;
  const { named, needed, counts } = read(words);
  const [row, more] = [...named, ...needed].filter(({ kind, id }) => kind === "row" && sites.has(id));
  // "A website for my shop" may be one that sells.
  if (!row || more || row.id !== "landingPage") return asks;
  const others = asks.filter((ask) => ask !== shop && !ask.products.some(({ id }) => id === row.id));
  return [{ ...shop, topic: "price", products: [row], counts, described: false }, ...others];
}

/** "A tiny shop. Roughly how much?": as one row or as the other, and never both. */
export function asEither(asks: readonly Ask[], words: Words): Ask[] {
  const isUnnamed = read(words).named.length === 0;
  const isShop = ({ topic, aspect, products }: Ask) =>
    topic === "price" &&
    (aspect === undefined || aspect === "choice") &&
    products.length === shopRows.length &&
    products.every(({ id }, at) => id === shopRows[at]?.id);
  // What a shop costs is told with the shop.
  const isTold = asks.some(({ topic }) => topic === "shop");
  return asks.flatMap((ask): Ask[] =>
    isUnnamed && isShop(ask) ? (isTold ? [] : [{ ...ask, aspect: "choice" }]) : [ask],
  );
}

/** What is told to be a shop, and then asked the price of, is answered as one. */
export function asShopAgain(ask: Ask): Ask {
  const isShop = ask.aspect === "choice" && ask.products.every(({ id }, at) => id === shopRows[at]?.id);
  return isShop && ask.topic === "price" && ask.products.length === shopRows.length
    ? { ...ask, topic: "shop", products: [], aspect: undefined }
    : ask;
}

/** "40 références", of a shop: there it means goods, and nobody who can tell. */
export function sellsGoods(words: Words, { topic, choice }: Thread) {
  return countsGoods(words) && (topic === "shop" || choice || isOfSelling(words));
}

/** "A landing page that shows our 4 products" sells none of them there. */
function isOfSelling(words: Words) {
  const shop = guessTopics(words, null).find(({ class: topic }) => topic === "shop");
  return shop !== undefined && shop.probability >= HARDLY;
}

/** "25 products" */
function countsGoods(words: Words) {
  return words.some(({ word }, at) => goods.has(word) && (words[at - 1]?.number ?? 0) > 1);
}

function isTimed({ topic }: Ask) {
  return topic === "time" || topic === "time-all";
}

/** Above this, it is an order to the assistant, whatever it names. */
const ORDERED = 0.5;
/** Below this, nothing is sold. */
const HARDLY = 0.05;
const shopPriced: ReadonlySet<Topic> = new Set<Topic>(["price", "price-list", "estimate", "quote"]);
const findSelling = phraseFinder([[inAllLanguages((vocabulary) => vocabulary.sellingOnline), true]]);
const goods = wordsInAllLanguages((vocabulary) => vocabulary.goods);

export const shopRows: readonly Product[] = shopPriceIds.map((id) => ({ kind: "row", id }));

/** "Tomorrow at 3?" is short; what is to be done then, or for whom, is not. */
const APPOINTMENT = 6;
const BRIEF = 12;

function meantIn(words: Words): Meant[] {
  const tokens = tokensIn(words);
  return findMeant(tokens).flatMap(({ values }) => values);
}

const findMeant = phraseFinder<Meant & Topic>(phrases());

function* phrases(): Generator<[string, Meant & Topic]> {
  for (const { vocabulary } of Object.values(languages)) {
    for (const [topic, phrases] of entriesOf(vocabulary.meant)) yield [phrases, topic];
  }
}

function entriesOf(meant: Record<Meant, string>) {
  return Object.entries(meant) as [Meant, string][];
}
