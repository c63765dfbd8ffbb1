import type { Product } from "../../text/products.ts";
import { type Ask, rowTopics, SURE } from "../asks/ask.ts";
import { isPartOf, isRow, sites } from "../asks/row-picks.ts";
import { inGeneral, isSaidBesides, isToldOf } from "../asks/said-besides.ts";
import type { Topic } from "../asks/topics.ts";
import { describedBy, isOfNamed, likelyNeeds, supposedNeed } from "../needs/need.server.ts";
import { priceAndTime } from "../prices/price-and-time.ts";
import { BARELY, PLAIN, UNMISTAKABLE } from "../thread/heard.ts";
import { addable } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { asks as asksSomething, itemsOf, questionsIn, type Words } from "../words/segments.ts";
import { hasMoney, isOverTime, isShortChoice, LIKELY, topicIn } from "../words/topic-in.ts";
import { hintsIn, isOfQuotes, type Message } from "./hear.server.ts";

/** The asks in the light of the whole message: what it describes, what it names, and what one ask says of another. */
export function settled(
  heard: readonly Ask[],
  words: Words,
  { thread, need }: Message,
  spokenFor: ReadonlyMap<Topic, number>,
): Ask[] {
  // "My brother says 20,000, a friend says 500": held against what is described.
  const asks = heard.map((ask) =>
    need &&
    ask.topic === "budget" &&
    ask.products.length === 0 &&
    words.length >= STORY &&
    describedBy(words) === need.id
      ? { ...ask, products: [need], described: true }
      : ask,
  );
  const likely = (topics: ReadonlySet<Topic>) =>
    [...topics].reduce((sum, topic) => sum + (spokenFor.get(topic) ?? 0), 0);
  const rows = need ? [need] : productsIn(words).filter(isRow);
  const isNda =
    productsIn(words).some(({ kind }) => kind === "nda") ||
    (thread.topic === null &&
      heard.some(({ topic, probability }) => topic === "nda" && probability >= UNMISTAKABLE));
  const hints = hintsIn(words);
  const quantities = words.flatMap(({ quantity }) => quantity ?? []);
  // Who follows up has been heard in the light of what was spoken of.
  if (asks.every(({ firm }) => firm)) return asks.map((ask) => overAll(ask, words, quantities));
  const [first] = asks;
  const isOneGuess = asks.length === 1 && first && !rowTopics.has(first.topic);
  // What is described at length is wanted, whatever else was made of it.
  // "We have a Figma file, could you integrate it?": hardly heard, it is of what is named.
  const [onlyRow, ...moreRows] = rows;
  const isHardly = first !== undefined && first.probability < BARELY && first.products.length === 0;
  const named = isHardly && moreRows.length === 0 && onlyRow?.id !== "marketingWebsite" ? onlyRow : undefined;
  const told = need ?? (thread.topic === null ? named : undefined);
  const isMore = thread.topic !== null && rowTopics.has(thread.topic) && read(words).cues.has("add");
  const isDescribed =
    told &&
    isOneGuess &&
    (first.probability < SURE ||
      (isMore && first.probability < PLAIN) ||
      (first.topic === "off-topic" && first.probability < PLAIN) ||
      likely(rowTopics) >= LIKELY) &&
    first.topic !== "budget" &&
    // "And who does the security?", in a conversation, is of what it names.
    !(thread.topic !== null && first.products.some(({ kind }) => kind === "service")) &&
    // Who asks for a developer's password needs no upkeep.
    first.topic !== "injection" &&
    // Nor does who works with other tools.
    !(first.topic === "stack" && first.products.length > 0);
  const described: readonly Ask[] = isDescribed
    ? [
        {
          ...first,
          topic: hasMoney(quantities) ? "budget" : "price",
          products: [told],
          described: need !== null,
          quantities,
        },
      ]
    : asks;
  const isAbout = need && isOneGuess && !isDescribed && about.has(first.topic);
  const wanted: readonly Ask[] = isAbout
    ? [...described, { ...first, topic: "price", products: [need], described: true }]
    : described;
  // "What are your prices, and how many corrections are included?" describes no row.
  const isOfAll = ({ topic, probability }: Ask) =>
    topic === "price-list" && need !== null && asks.length > 1 && probability >= PLAIN;
  // "Six months by the month: how much?" says how long in another part; "half a year", "a full year", too.
  const saysNone = quantities.length === 0;
  const spoken = saysNone ? read(words).quantities : quantities;
  const filled = wanted.map((ask): Ask => {
    if (isSumOfNamed(ask, words, rows)) return { ...ask, products: rows, quantities };
    if (isOfNamed(ask, words, rows)) return { ...ask, aspect: undefined, products: rows };
    if (ask.firm || ask.aspect) return ask;
    const isCounted = Object.keys(ask.counts ?? {}).length > 0;
    const timed = ask.quantities.length > 0 ? ask : { ...ask, quantities: spoken };
    const isOver = isOverTime(timed, words, thread.topic !== null);
    const topic = isOver
      ? isCounted
        ? "estimate"
        : "compare"
      : topicIn(ask, asks.length === 1, isOfAll(ask) ? [] : rows, quantities, spokenFor.get("budget") ?? 0);
    if (topic === "price-list" && isNda) return { ...ask, topic: "nda" };
    // "I have the design in Figma, will you code it?", hardly heard as something on no page: of what is named.
    const [row, more] = productsIn(words).filter(isRow);
    const isNamed = row !== undefined && !more && !sites.has(row.id) && thread.topic === null;
    if (topic === "unstated" && isNamed && ask.probability < UNSTATED)
      return { ...ask, topic: "price", products: [row] };
    // "Do you make sites of several pages, and what do they run to?": asked of the row, in two parts.
    const isPriced = general.has(topic) && ask.products.some(isRow) && asks.length === 1;
    if (isPriced && read(words).cues.has("cost"))
      return { ...ask, topic: "price", products: ask.products.filter(isRow) };
    if (topic === "off-topic" && ask.probability < SURE && hints.some(({ kind }) => kind === "project"))
      return { ...ask, topic: "project", hints };
    // "How long does it take to make a site like a hotel's?", hardly heard
    const isTimed = topic === "off-topic" && ask.probability < SURE && read(words).cues.has("long");
    if (isTimed && ask.products.some(isRow)) return { ...ask, topic: "time" };
    if (topic === "price" && isShortChoice(ask, words)) return { ...ask, topic: "difference" };
    // "I have 3,000, and want five pages or so": enough for that?
    const isOfOne =
      topic === "budget" && asks.length === 1 && rows.length === 1 && hasMoney(timed.quantities);
    // "An API in Node": a tool has no price.
    const isUnsold = ask.products.every(
      (product) =>
        product.kind === "tool" ||
        product.kind === "otherTool" ||
        (rows.length > 0 && rows.every((row) => isPartOf(row, product))),
    );
    // "Our design is in Figma. Can you turn it into a site?"
    const isOfDesign = topic === "design" && rows.some(({ id }) => id === "figmaToUi");
    // "Our design is finished. Will you keep to it?"
    const isOfItsDesign =
      asks.length === 1 &&
      rows.length === 1 &&
      rows[0]?.id === "figmaToUi" &&
      ofDesigns.has(topic) &&
      ask.probability < PLAIN;
    if (isOfItsDesign && !read(words).cues.has("long") && !read(words).cues.has("cost"))
      return { ...ask, topic: "design", products: rows };
    const isOfRows = rowTopics.has(topic) && !isOfQuotes(ask, words);
    const isBare = (isOfRows || isOfOne || isOfDesign) && isUnsold;
    // Beside something else a price may well be of that.
    // "… and are tests included?" asks that of it, too.
    const isAlone = asks.every(
      (other) => other === ask || (other.topic === "includes" && !other.products[0]),
    );
    const isSupposed = isBare && rows.length === 0 && isAlone && priced.has(topic);
    const supposed = isSupposed ? supposedNeed(words) : null;
    if (supposed) return { ...ask, topic, hints, described: true, products: [supposed] };
    const possible = isSupposed ? likelyNeeds(words) : [];
    if (possible.length > 1) return { ...ask, topic: "price", hints, aspect: "unsure", products: possible };
    const described = ask.described || (isBare && need !== null);
    return { ...(isOver ? timed : ask), topic, hints, described, products: isBare ? rows : ask.products };
  });
  const isNew = thread.products.length === 0 && rows.length > 0;
  const all = isNew ? priceAndTime(filled, words, spokenFor) : filled.map((ask) => added(ask, need, thread));
  // "I don't understand a thing", told beside a question, is no complaint.
  const both = all.filter(
    ({ topic }) => topic !== "complaint" || all.length === 1 || likely(complaining) >= LIKELY,
  );
  const topics = new Set(both.map(({ topic }) => topic));
  return both.filter(
    (ask) =>
      (ask.topic !== "nda" || isNda || both.length === 1) &&
      // Who is told whom to ring is told it once.
      !(ask.topic === "unstated" && reaching.some((topic) => topics.has(topic))) &&
      !isToldOf(need, ask, both) &&
      // "Are your prices before tax?" asks for none of them.
      !(
        inGeneral(ask) === "price-list" &&
        topics.has("invoice") &&
        (likely(listing) < HARDLY || (spokenFor.get("invoice") ?? 0) >= SURE) &&
        questionsIn(words).filter(asksSomething).length < 2
      ) &&
      // What is confidential is hardly described.
      !(ask.described && isNda && describedBy(words) === null && topics.has("nda")) &&
      // Who may not buy is not told what it costs, unless they ask.
      !(ask.described && topics.has("age")) &&
      // "How do I telephone you, and when?" asks for the hours.
      !(inGeneral(ask) === "time-all" && topics.has("reach") && endsBarely(words)) &&
      !isSaidBesides(ask, topics, words.length),
  );
}

/** "I need it for six months. By the month, what is that in total?" */
function overAll(ask: Ask, words: Words, quantities: Ask["quantities"]): Ask {
  const told = { ...ask, quantities };
  const isTotal = ask.topic === "subscription-price" && ask.products.length === 1;
  return isTotal && read(words).cues.has("sum") && isOverTime(told, words)
    ? { ...told, topic: "compare" }
    : ask;
}

/** "If I take a site, and then three months of maintenance: how much in total?" */
function isSumOfNamed({ topic, products }: Ask, words: Words, rows: readonly Product[]) {
  const [only, more] = products;
  const isOne = topic === "estimate" && only?.kind === "row" && !more;
  return isOne && rows.length === 2 && rows.some(({ id }) => id === only.id) && read(words).cues.has("sum");
}

function endsBarely(words: Words) {
  const last = itemsOf(words).at(-1) ?? words;
  return last.filter(({ word }) => word !== "?").length === 1;
}

/** Who tells of roles or of an auditor after what is to be built wants them in it. */
function added(ask: Ask, need: Product | null, { topic, products }: Thread): Ask {
  if (!need || ask.topic !== "price" || !ask.described || topic === null || !addable.has(topic)) return ask;
  const isSecurity = isPartOf(need, { kind: "service", id: "security" });
  const isBuilt = products.length > 0 && products.every(({ kind, id }) => kind === "row" && id !== need.id);
  return isSecurity && isBuilt ? { ...ask, topic: "estimate", products: [...products, need] } : ask;
}

/** Who describes one of these wants to know what it costs, too. */
const about: ReadonlySet<Topic> = new Set<Topic>(["login-security", "service-security", "service-support"]);

/** Heard where a design is there already. */
const ofDesigns: ReadonlySet<Topic> = new Set<Topic>([
  "service-frontend",
  "time",
  "redesign",
  "terms-change",
  "revisions",
  "scope-change",
]);
const listing: ReadonlySet<Topic> = new Set<Topic>(["price-list", "price"]);
/** Below this, nothing in the whole message speaks for it. */
const HARDLY = 0.015;
const reaching: readonly Topic[] = ["reach", "hours", "person"];
/** So many words tell more than an amount. */
const STORY = 16;
/** Below this, what is on no page is often a row that is named. */
const UNSTATED = 0.7;
const general: ReadonlySet<Topic> = new Set<Topic>(["services", "service-frontend", "service-fullstack"]);
const complaining: ReadonlySet<Topic> = new Set<Topic>(["complaint"]);
const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price"]);
