import { phraseFinder } from "../text/phrases.ts";
import type { Product } from "../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../text/vocabulary.ts";
import type { Ask } from "./ask.ts";
import { amountIn, read } from "./reading.ts";
import { isGrown, isPartOf, isRow, sites } from "./row-picks.ts";
import { sameBudget } from "./said.ts";
import { tokensIn, type Words } from "./segments.ts";
import type { Thread } from "./thread.ts";
import type { Topic } from "./topics.ts";

/** The asks of who has an amount, with what it is meant for: one thing or the other, both, or one for as long as it lasts. */
export function budgetFor(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const lasting = asLasting(asks, words, before);
  if (lasting) return lasting;
  const more = withCheapestLogin(asks, words, before);
  if (more) return more;
  const { named, needed, cues } = read(words);
  const isLeft = findLeft(tokensIn(words)).length > 0 && cues.has("cost");
  return asks
    .map((ask): Ask => {
      if (ask.topic !== "budget") return ask;
      const rows = unique(
        [...named, ...(before.topic === null ? needed : []), ...ask.products].filter(isRow),
      );
      const isEither = words.some((_, at) => isBetweenTwo(words, at));
      if (isEither && ask.products.length === 0 && before.topic === null) {
        const isOfSites = rows.length === 1 && rows.every(({ id }) => sites.has(id));
        const products = isOfSites ? [...sites].map((id) => ({ kind: "row", id }) as Product) : rows;
        if (products.length > 1) return { ...ask, products, aspect: "choice" };
      }
      const isBoth = cues.has("add") && !isEither && before.topic === null && areTwo(rows);
      if (isBoth) return { ...ask, products: rows, described: false };
      return isLeft ? { ...ask, aspect: ask.aspect ?? "left" } : ask;
    })
    .filter(({ topic }, _, all) => topic !== "unstated" || !all.some(({ aspect }) => aspect === "choice"));
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
  const isMore =
    focus.length > 0 && focus.every((one) => !isPartOf(one, { kind: "service", id: "security" }));
  const spoken = asks.find(({ topic }) => priced.has(topic));
  if (!isLogin || !isLeast || !isMore || !spoken) return null;
  const products: Product[] = [...focus, { kind: "row", id: "tokenValidation" }];
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
  const own = amountIn(quantities);
  const amount = own ?? (before.topic === "budget" ? before.budget?.amount : undefined);
  const rows = [...named.filter(isRow), ...(named.length === 0 ? before.products.filter(isRow) : [])];
  const [first] = asks;
  const isAsked = monthly && findLasting(tokensIn(words)).length > 0;
  if (!first || !amount || !isAsked || rows.length !== 1) return null;
  const others = asks.filter(({ topic }) => !priced.has(topic) && !timed.has(topic));
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

const either = wordsInAllLanguages((vocabulary) => vocabulary.either);
const findLeft = phraseFinder([[inAllLanguages(({ pricing }) => pricing.left), true]]);
const findLasting = phraseFinder([[inAllLanguages(({ pricing }) => pricing.lasting), true]]);
const findSecured = phraseFinder([[inAllLanguages(({ pricing }) => pricing.secured), true]]);
