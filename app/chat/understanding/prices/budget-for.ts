import { studio } from "#app/studio/company.ts";
import { prices } from "#app/studio/prices.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { extremesOf, isGrown, isPartOf, isRow, rowsAmong, security, sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { shopRows } from "../follow-ups/turned-away.ts";
import { isOfShop } from "../needs/need.server.ts";
import { PLAIN } from "../thread/heard.ts";
import { sameBudget } from "../thread/said.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn, read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { either, findSecured } from "../words/telling-words.ts";
import { asAlternatives } from "./alternatives.server.ts";

/** The asks of who has an amount, with what it is meant for: one thing or the other, both, or one for as long as it lasts. */
export function budgetFor(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const lasting = asLasting(asks, words, before);
  if (lasting) return lasting;
  const split = before.topic === null ? asAlternatives(asks, words) : null;
  if (split) return split;
  const more = withCheapestLogin(asks, words, before);
  if (more) return more;
  const { named, needed, cues } = read(words);
  const isLeft = findLeft(tokensIn(words)).length > 0 && cues.has("cost");
  // "I have 5,000. How much do I keep if I have a site made?": of the one row that is named.
  const [row, other] = named.filter(isRow);
  const bare = asks.find(({ topic, products }) => topic === "budget" && products.length === 0);
  // "Is the 850 with or without tax?" has nothing to spend.
  const isOfTax = words.length <= FEW && asks.some(({ topic }) => topic === "invoice");
  if (bare && isOfTax) return asks.filter((ask) => ask !== bare);
  if (isLeft && bare && row && !other && before.topic === null)
    return [{ ...bare, products: [row], aspect: "left" }, ...asks.filter(({ topic }) => !priced.has(topic))];
  return asks
    .map((ask): Ask => {
      if (ask.topic !== "budget") return ask;
      const rows = unique(
        [...named, ...(before.topic === null ? needed : []), ...ask.products].filter(isRow),
      );
      // "I have 3,000, and people should order and pay for cakes": as one row or the other, by its size.
      if (rows.length === 0 && (before.topic === "shop" || (before.topic === null && isOfShop(words))))
        return { ...ask, products: shopRows, aspect: "choice" };
      const isEither = words.some((_, at) => isBetweenTwo(words, at));
      if (isEither && ask.products.length === 0 && before.topic === null) {
        const isOfSites = rows.length === 1 && rows.every(({ id }) => sites.has(id));
        const products = isOfSites ? [...sites].map((id) => ({ kind: "row", id }) as Product) : rows;
        if (products.length > 1) return { ...ask, products, aspect: "choice" };
      }
      // "500 for a plumber's site? A single page with a button": the page is the site.
      const isOnePage = rows.length === 2 && rows.every(({ id }) => sites.has(id)) && isSaidApart(words);
      if (isOnePage && before.topic === null)
        return { ...ask, products: rows.filter(({ id }) => id === "landingPage") };
      const isBoth = cues.has("add") && !isEither && before.topic === null && areTwo(rows);
      if (isBoth) return { ...ask, products: rows, described: false };
      return isLeft ? { ...ask, aspect: ask.aspect ?? "left" } : ask;
    })
    .filter(({ topic }, _, all) => topic !== "unstated" || !all.some(({ aspect }) => aspect === "choice"));
}

/** Named in two sentences, the one after the other. */
function isSaidApart(words: Words) {
  const [first, ...others] = words.flatMap(({ products }, at) => (products.some(isRow) ? [at] : []));
  const last = others.at(-1) ?? 0;
  return first !== undefined && words.slice(first + 1, last + 1).some(({ cut }) => cut === "sentence");
}

/** "Several pages, or just the one": what follows is another, and no "or not". */
function isBetweenTwo(words: Words, at: number) {
  const next = words.slice(at + 1, at + 1 + NEAR);
  return (
    either.has(words[at]?.word ?? "") &&
    next.some(({ products, number }) => products.some(isRow) || number === 1)
  );
}

const NEAR = 4;

/** "And the cheapest login check as well?": the least that there is of it, on top of what was priced. */
function withCheapestLogin(asks: readonly Ask[], words: Words, before: Thread): Ask[] | null {
  const { named, cues } = read(words);
  const focus = before.products.filter(isRow);
  const isLogin = named.length === 0 && findSecured(tokensIn(words)).length > 0;
  const isLeast = cues.has("add") && (cues.has("lowest") || cues.has("cheaper"));
  const isMore = focus.length > 0 && focus.every((one) => !isPartOf(one, security));
  const spoken = asks.find(({ topic }) => priced.has(topic));
  if (!isLogin || !isLeast || !isMore || !spoken) return null;
  const least = asProducts(extremesOf("cheapest", rowsAmong([security])).slice(0, 1));
  const products = [...focus, ...least];
  return [
    {
      ...spoken,
      topic: "estimate",
      products,
      counts: before.counts,
      quantities: sameBudget(before),
      described: false,
      aspect: undefined,
      firm: true,
    },
  ];
}

/** "3,000, paid by the month: how long does it last?" */
function asLasting(asks: readonly Ask[], words: Words, before: Thread): Ask[] | null {
  const { monthly, named, quantities } = read(words);
  const [found] = findLasting(tokensIn(words));
  if (!found) return null;
  // "With 4000 how many months do I get?", without a currency
  const bare = words.find(({ number }) => number !== null && number >= LEAST)?.number;
  const own = amountIn(quantities) ?? (bare ? amountOf(bare) : undefined);
  const amount = own ?? before.budget?.amount;
  const rows = [...named.filter(isRow), ...(named.length === 0 ? before.products.filter(isRow) : [])];
  const [first] = asks;
  const isOfMonths = words.slice(found.start, found.end).some(({ word }) => months.has(word));
  const isPaidSo = before.topic === "subscription-price" || rows.every(({ id }) => isPaidMonthly(id));
  const isTime = asks.some(({ topic, probability }) => timed.has(topic) && probability >= PLAIN);
  const isAsked = monthly || (!isTime && own !== undefined && (isOfMonths || isPaidSo));
  if (!first || !amount || !isAsked || rows.length !== 1) return null;
  const others = asks.filter(
    ({ topic }) => !priced.has(topic) && !timed.has(topic) && topic !== "payment-methods",
  );
  return [
    {
      ...first,
      topic: "budget",
      products: rows,
      quantities: [amount],
      monthly: true,
      described: false,
      aspect: "lasting",
    },
    ...others,
  ];
}

function amountOf(value: number): Quantity {
  return { kind: "money", currency: studio.currency, value, start: 0, end: 0 };
}

/** Upkeep, and who answers */
function isPaidMonthly(id: Product["id"]) {
  return prices.some((row) => row.id === id && row.fixed.per === "month");
}

/** An amount to pay months with has so much at least. */
const LEAST = 100;

/** A first version and what it grows into, or its panel, are one thing. */
function areTwo(rows: readonly Product[]) {
  const ids = new Set(rows.map(({ id }) => id));
  const isOne =
    rows.some(({ id }) =>
      isGrown(
        id,
        rows.filter((one) => one.id === "mvp"),
      ),
    ) ||
    (ids.has("saasPrototype") && ids.has("adminPanels"));
  return rows.length > 1 && !isOne;
}

function unique(rows: readonly Product[]) {
  return rows.filter(({ id }, at) => rows.findIndex((one) => one.id === id) === at);
}

const priced: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "budget",
  "cheapest",
  "compare",
  "estimate",
  "subscription-price",
  "service-security",
  "login-security",
  "off-topic",
]);
const timed: ReadonlySet<Topic> = new Set<Topic>(["time", "time-all", "start", "cancel"]);

const months = wordsInAllLanguages(({ units }) => units.month);
const findLeft = phraseFinder([[inAllLanguages(({ pricing }) => pricing.left), true]]);
const findLasting = phraseFinder([[inAllLanguages(({ pricing }) => pricing.lasting), true]]);

/** A question of tax, and no more. */
const FEW = 8;
