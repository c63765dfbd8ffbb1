import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { extremesOf, isPartOf, isRow, rowsAmong, security } from "../asks/row-picks.ts";
import { serviceTopics } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { questionsIn, tokensIn, type Words } from "../words/segments.ts";
import { findLevels, findSecured } from "../words/telling-words.ts";

/**
 * The asks of who wants a service in whatever size it has: "which levels of login protection are there?", "what do you
 * charge to secure an API?" is each of its rows with its price.
 */
export function withLevels(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const { named, cues } = read(words);
  const tokens = tokensIn(words);
  const isLevelled = findLevels(tokens).length > 0;
  const [first] = asks;
  if (!first || named.some(isRow) || cues.has("define") || !(isLevelled || cues.has("cost")))
    return [...asks];
  const isSecured = questionsIn(words).some(isOfSecuring);
  const own = isLevelled ? serviceIn(named, words, before) : null;
  // "Which kinds of apps?" is of those, however much it sounds like a login.
  const isOfApps = own !== null && own.id !== "security" && named.length > 0;
  const isOfLogin = isSecured || (isLevelled && asks.some(isOfSecurity));
  const meant = isOfLogin && !isOfApps ? security : own;
  // "How many tiers of API security are there?" is often heard as a number of people.
  const spoken =
    asks.find(({ topic }) => levelled.has(topic)) ??
    (isOfIts(words) && first.topic === "team" ? first : undefined);
  // Who describes what is to be secured at length is told the row that it is.
  const isTold = words.length > BRIEF && asks.some(({ described }) => described);
  const isOther = isTold || (!isLevelled && (words.length > BRIEF || asks.some(isOfOneRow)));
  if (!meant || !spoken || isOther) return [...asks];
  const ask: Ask = { ...spoken, topic: "price", products: [meant], described: false, aspect: "levels" };
  return [
    ask,
    ...asks
      .filter((one) => one !== spoken)
      .filter(
        ({ topic, products }) =>
          !levelled.has(topic) && topic !== spoken.topic && products.every(({ kind }) => kind !== "service"),
      ),
  ];
}

/** "Levels of security": the one word next to the other. */
function isOfIts(words: Words) {
  return findLevels(tokensIn(words)).some(({ end }) =>
    words.slice(end, end + NEAR).some(({ products }) => products.some(({ kind }) => kind === "service")),
  );
}

/** "Secure an API", in one question. */
function isOfSecuring(part: Words) {
  const tokens = tokensIn(part);
  return findSecures(tokens).length > 0 && findSecured(tokens).length > 0;
}

/** "Secure the API" alone sounds like the first of its rows, and is as much of the others. */
function isOfOneRow({ products, described }: Ask) {
  return products.some(
    (one) => isRow(one) && one.id !== firstOfSecurity && (!described || isPartOf(one, security)),
  );
}

function serviceIn(named: readonly Product[], words: Words, { products }: Thread): Product | null {
  const [only, more] = named.filter(({ kind }) => kind === "service");
  if (only) return more ? null : only;
  const [focus, other] = products;
  return words.length <= BRIEF && focus?.kind === "service" && !other ? focus : null;
}

function isOfSecurity({ topic, probability }: Ask) {
  return ofSecurity.has(topic) && probability >= LIKELY;
}

const ofSecurity: ReadonlySet<Topic> = new Set<Topic>(["service-security", "login-security"]);
const LIKELY = 0.35;
const NEAR = 4;
/** So few words tell nothing of what is to be secured. */
const BRIEF = 16;
const [firstOfSecurity] = extremesOf("cheapest", rowsAmong([security]));
/** Heard where a service is asked for as a whole. */
const levelled: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "price-list",
  "subscription-price",
  "services",
  ...serviceTopics,
  "data-security",
  "includes",
  "difference",
  "unstated",
  "off-topic",
]);

const findSecures = phraseFinder([[inAllLanguages(({ pricing }) => pricing.secures), true]]);
