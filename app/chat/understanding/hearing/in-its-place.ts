import { priceRow } from "#app/studio/prices.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, passingTopics, SURE } from "../asks/ask.ts";
import { isRow, rowOfRange, rowsAmong, sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { ofWhatWasSpokenOf } from "../follow-ups/of-what-was-spoken-of.ts";
import {
  asShop,
  asShopAgain,
  notTurnedAway,
  ofATrade,
  sellsGoods,
  shopRows,
} from "../follow-ups/turned-away.ts";
import { addedUp, summing } from "../prices/added-up.ts";
import { PLAIN, UNMISTAKABLE } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { countsPages } from "../words/counts-pages.ts";
import { moneyIn, read } from "../words/reading.ts";
import { questionsIn, tokensIn, type Words } from "../words/segments.ts";
import { isOfOthers } from "../words/worked-on.ts";
import { inDetail } from "./in-detail.ts";
import { asUnlisted, isNamed } from "./joined-asks.ts";
import { leftBehind } from "./left-behind.ts";
import { ofOthersWork } from "./of-others-work.ts";
import { asSiteLanguages, isOfSiteLanguages, withSitePrice, withSpoken } from "./site-languages.ts";

/** The asks without what would be false of them: a sum of alternatives, "we do not do that" of what is sold. */
export function inItsPlace(heard: readonly Ask[], words: Words, before: Thread): Ask[] {
  const asks = ofItsService(withoutRefusal(ofOthersWork(leftBehind(heard, words, before), words)));
  const said = new Set(words.map(({ word }) => word));
  const says = (phrases: ReadonlySet<string>) => [...phrases].some((phrase) => said.has(phrase));
  if (says(phone) && asks.every(isVague)) return asks.slice(0, 1).map((ask) => ({ ...ask, topic: "reach" }));
  const [first, second] = asks;
  if (first?.topic === "greeting" && !second && words.length > GREETING && first.products.some(isRow))
    return [{ ...first, topic: "price" }];
  const shop = before.topic === null ? asShop(asks, words) : null;
  if (shop) return shop;
  const placed = notTurnedAway(ofATrade(asks, words, before), words, before)
    .map((ask) => (isOfApps(ask, words) ? asNative(ask) : ask))
    .map((ask) => asSold(ask, words, before))
    .map((ask) => ofAPrice(ask, words))
    .map((ask) => ofASecret(ask, asks, before))
    .map((ask) => ofWhatWasSpokenOf(ask, words, before))
    .map((ask) => asSiteLanguages(ask, words, before))
    .filter((ask, at, all) => ask.topic !== "site-languages" || all.findIndex(isOfSiteLanguages) === at)
    .map((ask) =>
      ask.topic === "references" && sellsGoods(words, before) ? { ...ask, topic: "shop" as const } : ask,
    )
    .map((ask) =>
      ask.topic === "shop" && says(shopSystems) ? { ...ask, products: [], aspect: "unlisted" as const } : ask,
    )
    .map((ask) => (ask.topic === "projects" && says(ai) ? { ...ask, topic: "ai" as const } : ask))
    .map((ask) => (mayBePriced(ask, words) && !isNamed(words) && says(unlisted) ? asUnlisted(ask) : ask))
    .map((ask) => (mayBePriced(ask, words) && !isNamed(words) && says(native) ? asNative(ask) : ask))
    .map((ask) =>
      isOfAProject(ask, words) && before.topic === "project"
        ? { ...asUnlisted(ask), aspect: "paid" as const }
        : ask,
    )
    .map((ask) =>
      isOfLowestSite(ask, words) ? { ...ask, topic: "price" as const, products: [smallestSite] } : ask,
    )
    .map((ask) => asSum(asPrice(ask), before))
    .map((ask) => counted(ask, words))
    .map((ask) => ofAChoice(ask, words, before));
  const ends = withBothEnds(withSitePrice(withSpoken(placed, words), words), words);
  const shown = before.topic === null ? onceShop(ends.map(asShopAgain)) : ends;
  return addedUp(inDetail(stillAsked(shown, words, before), words), words);
}

/** "Can you secure the API of our invoicing?" describes no new product. */
function ofItsService(asks: readonly Ask[]): readonly Ask[] {
  const isSecured = asks.some(
    ({ topic, probability }) => topic === "service-security" && probability >= UNMISTAKABLE,
  );
  const isOfOther = ({ described, products }: Ask) =>
    described && rowsAmong(products).some((row) => priceRow(row).service !== "security");
  return isSecured ? asks.filter((ask) => !isOfOther(ask)) : asks;
}

/** Who describes what is sold, and is told its price, is not turned away for what they do. */
function withoutRefusal(asks: readonly Ask[]): readonly Ask[] {
  const isSold = asks.some(
    ({ topic, described, products }) => topic === "price" && described && products.length > 0,
  );
  return isSold
    ? asks.filter(({ topic, probability }) => topic !== "not-offered" || probability >= PLAIN)
    : asks;
}

function onceShop(asks: readonly Ask[]) {
  const first = asks.findIndex(({ topic }) => topic === "shop");
  return asks.filter(({ topic, products }, at) => topic !== "shop" || products.length > 0 || at === first);
}

/** Longer than that, it is more than a greeting. */
const GREETING = 8;

const STILL = 8;

/** "Why 300 at one end, and 850 at the other?": asked of the row whose price has these ends. */
function withBothEnds(asks: readonly Ask[], words: Words): readonly Ask[] {
  const [row] = questionsIn(words).flatMap((part) => {
    const isRange = read(part).cues.has("range");
    const isWhy = findWhy(tokensIn(part)).length > 0;
    const [only, more] = read(part).named.filter(isRow);
    // "Why is there a range on the landing page?"
    const named = isRange && isWhy && only && !more ? rowsAmong([only])[0] : undefined;
    return isRange || isWhy ? (rowOfRange(moneyIn(part)) ?? named ?? []) : [];
  });
  const [first] = asks.filter(({ topic }) => weighing.has(topic) || (row && topic === "unstated"));
  if (!row || !first) return asks;
  const others = asks.filter(({ topic }) => !weighing.has(topic));
  return [{ ...first, topic: "price", products: [{ kind: "row", id: row }], aspect: "range" }, ...others];
}

const weighing: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "price-list",
  "budget",
  "difference",
  "compare",
  "cheapest",
  "dearest",
]);

/** "Even for two sites?", after a discount was asked for. */
function stillAsked(asks: readonly Ask[], words: Words, { topic }: Thread): readonly Ask[] {
  const [only, second] = asks;
  const isCounted = only && !second && summing.has(only.topic) && Object.keys(only.counts ?? {}).length > 0;
  const isStill = words.length <= STILL && !read(words).cues.has("cost");
  return topic === "discount" && isCounted && isStill ? [{ ...only, topic, products: [] }, only] : asks;
}

function isVague({ topic, products }: Ask) {
  return passingTopics.has(topic) || ((topic === "price" || topic === "price-list") && products.length === 0);
}

/** A price dared for is often heard as a complaint. */
function mayBePriced({ topic }: Ask, words: Words) {
  if (topic === "complaint" || topic === "discount") return read(words).cues.has("cost");
  return summing.has(topic) || topic === "price-list" || topic === "budget";
}

/** "Do you make apps?" asks for those of a telephone; "web apps" are a service. */
function isOfApps({ topic }: Ask, words: Words) {
  const isOfServices = ofServices.has(topic) && words.length <= STILL && !read(words).cues.has("cost");
  return isOfServices && words.some(({ text }, at) => apps.has(text) && words[at + 1]?.products.length !== 1);
}

const ofServices: ReadonlySet<Topic> = new Set<Topic>([
  "services",
  "service-fullstack",
  "service-frontend",
  "off-topic",
  "not-offered",
]);

function asNative(ask: Ask): Ask {
  return { ...ask, topic: "native-apps", products: [], described: false };
}

/** "The least that a site can cost": one page; "eight pages, the least and the most?" are eight. */
function isOfLowestSite({ topic, products }: Ask, words: Words) {
  const isOfSite = products.length === 1 && products[0]?.id === "marketingWebsite";
  const { cues } = read(words);
  const isLowest = cues.has("lowest") && !cues.has("dearer");
  return isOfSite && (topic === "price" || topic === "cheapest") && isLowest && !countsPages(words);
}

const smallestSite: Product = { kind: "row", id: "landingPage" };

/** One of one row is no sum. */
function asPrice(ask: Ask): Ask {
  const isOne = ask.topic === "estimate" && ask.products.filter(isRow).length === 1 && !ask.firm;
  const isPlain = Object.keys(ask.counts ?? {}).length === 0 && ask.quantities.length === 0 && !ask.monthly;
  return isOne && isPlain ? { ...ask, topic: "price" } : ask;
}

/** Several of a row are a sum, and so is by the month what was added up before. */
function asSum(ask: Ask, { topic }: Thread): Ask {
  const rows = ask.products.filter(isRow);
  // "Two launch pages, one per course" sets nothing apart.
  const isWeighed = ask.topic === "compare" || ask.topic === "difference";
  const isCounted = isWeighed && rows.length === 1 && Object.keys(ask.counts ?? {}).length > 0;
  const isSame =
    ask.topic === "subscription-price" && rows.length > 1 && topic !== null && summing.has(topic);
  return (isCounted && !ask.quantities.some(({ kind }) => kind === "duration")) || isSame
    ? { ...ask, topic: "estimate", monthly: isSame }
    : ask;
}

/** "Two landing pages and a panel, the sum": how many were said in another part. */
function counted(ask: Ask, words: Words): Ask {
  const rows = ask.products.filter(isRow);
  if (ask.topic !== "estimate" || rows.length < 2 || Object.keys(ask.counts ?? {}).length > 0) return ask;
  const counts = Object.entries(read(words).counts).filter(([id]) => rows.some((row) => row.id === id));
  return { ...ask, counts: Object.fromEntries(counts) };
}

/** "What did it cost the client?" */
function isOfAProject({ topic, aspect, products }: Ask, words: Words) {
  const isAsked = topic === "price" || (topic === "unstated" && read(words).cues.has("cost"));
  return isAsked && aspect === undefined && products.length === 0;
}

/** "How much?", of a shop that is one row or another: still one of them. */
function ofAChoice(ask: Ask, words: Words, { topic, choice, products }: Thread): Ask {
  const either = topic === "shop" ? shopRows : choice ? products : [];
  const isSame =
    ask.aspect === undefined &&
    either.length > 1 &&
    ask.products.length === either.length &&
    ask.products.every(({ id }) => either.some((product) => product.id === id));
  if (!isSame || read(words).cues.has("sum")) return ask;
  if (ask.topic === "subscription-price") return { ...ask, aspect: "choice" };
  return summing.has(ask.topic) ? { ...ask, topic: "price", aspect: "choice" } : ask;
}

/** What is not offered is not what the price list sells: somebody reachable, somebody who looks after it. */
function asSold(ask: Ask, words: Words, { topic }: Thread): Ask {
  const [first] = ask.products;
  // "Somebody to fix the login of an app that you didn't make": what others made is taken over.
  const isTurnedAway = ask.topic === "not-offered" || ask.topic === "off-topic";
  if (isTurnedAway && ask.probability < SURE && isOfOthers(words)) return { ...ask, topic: "redesign" };
  if (ask.topic === "off-topic" && first?.kind === "service" && ask.probability < (topic ? GUESSED : SURE))
    return { ...ask, topic: `service-${first.id}` };
  if (ask.topic !== "not-offered") return ask;
  // "A panel for my accounting office" is sold, whoever it is for.
  if (ask.products.some((one) => isRow(one) && !sites.has(one.id))) return { ...ask, topic: "price" };
  const sold = read(words).needed.find(({ id }) => id === "onCall" || id === "maintenance");
  return sold ? { ...ask, topic: sold.id === "onCall" ? "on-call" : "maintenance" } : ask;
}

/** "The price of a whole SaaS, Stripe subscriptions included" asks for no tools. */
function ofAPrice(ask: Ask, words: Words): Ask {
  const rows = ask.products.filter(isRow);
  const isPriced = ask.topic === "payments" && ask.probability < SURE && rows.length > 0;
  return isPriced && read(words).cues.has("cost")
    ? { ...ask, topic: "price", products: rows, hints: [], monthly: false }
    : ask;
}

/** Nothing of a confidential project is asked for before the agreement is signed. */
function ofASecret(ask: Ask, asks: readonly Ask[], { topic, products }: Thread): Ask {
  const isSecret =
    topic === "nda" ||
    products.some(({ kind }) => kind === "nda") ||
    asks.some((other) => other.topic === "nda");
  return isSecret && ask.topic === "contact-form" ? { ...ask, topic: "nda" } : ask;
}

/** Below this, a service that is named in a conversation is what is asked after. */
const GUESSED = 0.75;

const findWhy = phraseFinder([[inAllLanguages(({ why }) => why), true]]);
const phone = wordsInAllLanguages((vocabulary) => vocabulary.phone);
const ai = wordsInAllLanguages((vocabulary) => vocabulary.ai);
const unlisted = wordsInAllLanguages((vocabulary) => vocabulary.unlisted);
const apps = wordsInAllLanguages((vocabulary) => vocabulary.apps);
const shopSystems = wordsInAllLanguages((vocabulary) => vocabulary.shopSystems);
const native = wordsInAllLanguages((vocabulary) => vocabulary.native);
