import type { Product } from "../text/products.ts";
import { wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, passingTopics, SURE } from "./ask.ts";
import { read } from "./reading.ts";
import type { Words } from "./segments.ts";
import type { Thread } from "./thread.ts";
import type { Topic } from "./topics.ts";

/** The asks without what would be false of them: a sum of alternatives, "we do not do that" of what is sold. */
export function inItsPlace(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const said = new Set(words.map(({ word }) => word));
  const says = (phrases: ReadonlySet<string>) => [...phrases].some((phrase) => said.has(phrase));
  if (says(phone) && asks.every(isVague)) return asks.slice(0, 1).map((ask) => ({ ...ask, topic: "reach" }));
  const [first, second] = asks;
  if (first?.topic === "greeting" && !second && words.length > GREETING && first.products.some(isRow))
    return [{ ...first, topic: "price" }];
  const placed = asks
    .map((ask) => asSold(ask, words))
    .map((ask) => ofASecret(ask, asks, before))
    .map((ask) => (ask.topic === "projects" && says(ai) ? { ...ask, topic: "ai" as const } : ask))
    .map((ask) => (isPriced(ask) && !isNamed(words) && says(unlisted) ? asUnlisted(ask) : ask))
    .map((ask) => (isPriced(ask) && !isNamed(words) && says(native) ? asNative(ask) : ask))
    .map((ask) =>
      ask.topic === "price" && ask.products.length === 0 && before.topic === "project"
        ? asUnlisted(ask)
        : ask,
    )
    .map((ask) => asSum(ask, before));
  const sideBySide = placed.filter(({ topic }) => topic === "difference" || topic === "compare");
  // Side by side their prices are said already; what is added up needs no word on its service.
  const left = placed.filter(
    (ask) =>
      !(summing.has(ask.topic) && sideBySide.some((other) => holds(other, ask))) &&
      !(ask.topic === "login-security" && placed.some(({ topic, firm }) => topic === "estimate" && firm)),
  );
  return together(
    left.map((ask) => (summing.has(ask.topic) && isChoice(ask, words) ? asChoice(ask, words) : ask)),
  );
}

/** Several rows asked for in one message: what they come to together is what the visitor will ask next. */
function together(asks: Ask[]): Ask[] {
  const priced = asks.filter(({ topic, aspect }) => summing.has(topic) && aspect !== "choice");
  const [first] = priced;
  if (!first || priced.length < 2) return asks;
  const all: Ask = {
    ...first,
    topic: "estimate",
    products: [...new Set(priced.flatMap(({ products }) => products))],
    counts: Object.assign({}, ...priced.map(({ counts }) => counts)),
  };
  return [all, ...asks.filter((ask) => !priced.includes(ask))];
}

/** Longer than that, it is more than a greeting. */
const GREETING = 8;

function isVague({ topic, products }: Ask) {
  return passingTopics.has(topic) || ((topic === "price" || topic === "price-list") && products.length === 0);
}

function isPriced({ topic }: Ask) {
  return summing.has(topic) || topic === "price-list" || topic === "budget";
}

function isRow({ kind }: Product) {
  return kind === "row";
}

function isNamed(words: Words) {
  return words.some(({ products }) => products.some(isRow));
}

function asUnlisted(ask: Ask): Ask {
  return { ...ask, topic: "price", products: [], described: false, aspect: "unlisted" };
}

function asNative(ask: Ask): Ask {
  return { ...ask, topic: "native-apps", products: [], described: false };
}

/** Several of a row are a sum, and so is by the month what was added up before. */
function asSum(ask: Ask, { topic }: Thread): Ask {
  const rows = ask.products.filter(isRow);
  const isCounted = ask.topic === "compare" && rows.length === 1 && Object.keys(ask.counts ?? {}).length > 0;
  const isSame = ask.topic === "subscription-price" && rows.length > 1 && topic === "estimate";
  return (isCounted && !ask.quantities.some(({ kind }) => kind === "duration")) || isSame
    ? { ...ask, topic: "estimate", monthly: isSame }
    : ask;
}

/** What is not offered is not what the price list sells: somebody reachable, somebody who looks after it. */
function asSold(ask: Ask, words: Words): Ask {
  const [first] = ask.products;
  if (ask.topic === "off-topic" && first?.kind === "service" && ask.probability < SURE)
    return { ...ask, topic: `service-${first.id}` };
  if (ask.topic !== "not-offered") return ask;
  const sold = read(words).needed.find(({ id }) => id === "onCall" || id === "maintenance");
  return sold ? { ...ask, topic: sold.id === "onCall" ? "on-call" : "maintenance" } : ask;
}

/** Nothing of a confidential project is asked for before the agreement is signed. */
function ofASecret(ask: Ask, asks: readonly Ask[], { topic, products }: Thread): Ask {
  const isSecret =
    topic === "nda" ||
    products.some(({ kind }) => kind === "nda") ||
    asks.some((other) => other.topic === "nda");
  return isSecret && ask.topic === "contact-form" ? { ...ask, topic: "nda" } : ask;
}

const summing: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate"]);

function holds({ products }: Ask, other: Ask) {
  return (
    other.products.length > 1 &&
    other.products.every(({ id }) => products.some((product) => product.id === id))
  );
}

/** "A landing page or an MVP": the word stands between the two. */
function isChoice({ products, counts = {} }: Ask, words: Words) {
  if (products.filter(isRow).length < 2 || Object.keys(counts).length > 0) return false;
  return words.some(({ word }, at) => {
    if (!either.has(word)) return false;
    const around = [words.slice(Math.max(0, at - NEAR), at), words.slice(at + 1, at + 1 + NEAR)];
    return around.every((side) => side.some((one) => one.products.some(isRow)));
  });
}

function asChoice(ask: Ask, words: Words): Ask {
  const asksMore = words.some(({ word }) => comparing.has(word));
  return asksMore ? { ...ask, topic: "difference" } : { ...ask, topic: "price", aspect: "choice" };
}

const NEAR = 4;
const either = wordsInAllLanguages((vocabulary) => vocabulary.either);
const comparing = wordsInAllLanguages((vocabulary) => vocabulary.more);
const phone = wordsInAllLanguages((vocabulary) => vocabulary.phone);
const ai = wordsInAllLanguages((vocabulary) => vocabulary.ai);
const unlisted = wordsInAllLanguages((vocabulary) => vocabulary.unlisted);
const native = wordsInAllLanguages((vocabulary) => vocabulary.native);
