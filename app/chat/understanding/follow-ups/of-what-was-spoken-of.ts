import { languageNames } from "../../text/language-names.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { isSold, ownTopic } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { endings } from "./what-follows.ts";

/** "And the contact form?", "for how long?", after what becomes of a conversation; "price?", after a service. */
export function ofWhatWasSpokenOf(ask: Ask, words: Words, { topic, last, products }: Thread): Ask {
  // "Which of them is the safer?", of two that were just told of.
  const shown = last.filter(isSold);
  if (ask.topic === "difference" && ask.products.length === 0 && shown.length > 1)
    return { ...ask, products: shown };
  // "Tell me of the second one", of the services
  const [service, another] = ask.products;
  if (topic === "services" && ask.topic === topic && service?.kind === "service" && !another)
    return { ...ask, topic: ownTopic(service) };
  // "And in price?", of what sets two apart, adds up neither.
  const isOfBoth =
    ask.topic === "price" && shown.length === 2 && shown.every((one) => ask.products.includes(one));
  if (topic === "difference" && isOfBoth && words.length <= BRIEF) return { ...ask, topic };
  // "Do you sign a paper for that?", of the data of patients, is no secrecy.
  const isSecret = productsIn(words).some(({ kind }) => kind === "nda");
  if (topic === "gdpr" && ask.topic === "nda" && !isSecret && words.length <= BRIEF)
    return { ...ask, topic, products: [] };
  // "Am I talking to a machine? And where do my messages go?"
  if (topic === "bot" && (ask.topic === "privacy" || ask.topic === "data-sharing"))
    return { ...ask, topic: "chat-privacy", products: [] };
  // "And my IP address?", of what the assistant passes on
  const isOfAddress = words.length <= BRIEF && words.some(({ word }) => word === "ip");
  if (topic === "chat-privacy" && isOfAddress) return { ...ask, topic, products: [] };
  // "In French, if possible?", of a call
  const isOfLanguage = words.length <= BRIEF && words.some(({ word }) => languageNames.has(word));
  if (topic !== null && meeting.has(topic) && isOfLanguage && ofLanguages.has(ask.topic))
    return { ...ask, topic: "languages-spoken", products: [] };
  const isKept = topic !== null && kept.has(topic) && ask.products.length === 0;
  if (isKept && keeping.has(ask.topic)) return { ...ask, topic: "privacy" };
  // "And Google, in all this?"
  if (isKept && found.has(ask.topic) && words.length <= FEW && ask.probability < PLAINLY)
    return { ...ask, topic: topic === "chat-privacy" ? topic : "data-sharing" };
  const isNamed = read(words).named.length > 0;
  // "Can I delete products in the admin panel?" is of the panel.
  if (isKept && !isNamed && words.some(({ word }) => erasing.has(word)))
    return { ...ask, topic: "delete-data" };
  if (topic && offering.has(topic) && !isNamed && words.some(({ word }) => validity.has(word)))
    return { ...ask, topic: "quote", products: [] };
  // "Does it cost anything?", of the quote; "how much is it?", of the tax.
  const isOfQuote = topic && unlisted.has(topic) && last.length === 0 && words.length <= FEW && !isNamed;
  if (isOfQuote && (ask.topic === "price" || ask.topic === "price-list") && ask.products.length === 0)
    return { ...ask, topic };
  // "And how fast does she answer?"
  const isOnCall = topic === "on-call" || (products.length === 1 && products[0]?.id === "onCall");
  const isHowFast = ask.topic === "time" || (ask.topic === "reply" && words.length <= FEW);
  if (isOnCall && isHowFast && !isNamed) return { ...ask, topic: "on-call", products: [] };
  // "What does it cover?", of the month that costs nothing.
  const isCovered = ask.topic === "maintenance" || ask.topic === "includes";
  if (topic === "free-maintenance" && isCovered && !isNamed && read(words).cues.has("define"))
    return { ...ask, topic, products: [] };
  // "And payments?", of the tools.
  if (topic === "stack" && paid.has(ask.topic) && words.length <= BRIEF) return { ...ask, topic: "payments" };
  // "Can they be put on the home screen?", after what takes the place of such apps.
  if (topic === "native-apps" && ask.topic === "mobile" && !isNamed) return { ...ask, topic };
  // "And the web one, what would that cost?", after apps for the stores.
  if (topic === "native-apps" && ask.topic === "price" && isWebOne(words))
    return { ...ask, products: [{ kind: "service", id: "fullstack" }] };
  // "OK, and how fast?", after how a subscription ends, asks how soon something is made.
  const isEnding = topic !== null && endings.has(topic) && !isNamed;
  if (isEnding && words.length <= BRIEF && words.some(({ word }) => speed.has(word)))
    return { ...ask, topic: "time", products: products.filter(isSold) };
  // "And do I get my content back?"
  if (isEnding && ask.topic === "refund" && words.some(({ word }) => contents.has(word)))
    return { ...ask, topic: "after-end", products: [] };
  const isOne = ask.topic === "price-list" && words.length <= ONE && last.some(isSold);
  return isOne && !words.some(({ word }) => general.has(word))
    ? { ...ask, topic: "price", products: last.filter(isSold) }
    : ask;
}

/** "The web one", "the web version", and no site that is named in full. */
function isWebOne(words: Words) {
  return words.some(
    ({ products }, at) =>
      products.some(({ id }) => id === "marketingWebsite") &&
      // "One website" is a number of them.
      [words[at + 1], words[at - 1]].some(
        (next, side) => next && versions.has(next.word) && (side === 0 || next.number === null),
      ),
  );
}

/** What these cost is said where they are answered, and is in no row: the quote, the tax, the interest. */
const unlisted: ReadonlySet<Topic> = new Set<Topic>(["quote", "invoice", "late-payment", "delete-data"]);
const paid: ReadonlySet<Topic> = new Set<Topic>(["instalments", "payment-methods"]);
const offering: ReadonlySet<Topic> = new Set<Topic>(["quote", "reply", "process", "start", "contract"]);
const FEW = 8;
/** "OK, and how fast?" */
const BRIEF = 5;
/** So likely, it was asked in full: "do you do SEO?" */
const PLAINLY = 0.99;
const found: ReadonlySet<Topic> = new Set<Topic>(["seo", "analytics", "ads", "ai", "integrations"]);
/** A word and its question mark. */
const ONE = 2;
const keeping: ReadonlySet<Topic> = new Set<Topic>(["contact-form", "time", "time-all"]);
const kept: ReadonlySet<Topic> = new Set<Topic>([
  "privacy",
  "chat-privacy",
  "delete-data",
  "data-sharing",
  "cookies",
]);
const general = wordsInAllLanguages((vocabulary) => vocabulary.priceList);
const contents = wordsInAllLanguages((vocabulary) => vocabulary.contents);
const erasing = wordsInAllLanguages((vocabulary) => vocabulary.erasing);
const speed = wordsInAllLanguages((vocabulary) => vocabulary.speed);
const versions = wordsInAllLanguages((vocabulary) => vocabulary.versions);
const validity = wordsInAllLanguages((vocabulary) => vocabulary.validity);

/** Spoken of where somebody wants to talk. */
const meeting: ReadonlySet<Topic> = new Set<Topic>(["meeting", "reach", "person", "location", "hours"]);
const ofLanguages: ReadonlySet<Topic> = new Set<Topic>([
  ...meeting,
  "switch-language",
  "site-languages",
  "other-language",
]);
