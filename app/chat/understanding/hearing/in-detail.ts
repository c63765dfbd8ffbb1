import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import { summing } from "../prices/added-up.ts";
import { BARELY, UNSURE } from "../thread/heard.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { asks as asksSomething, isMonthly, questionsIn, tokensIn, type Words } from "../words/segments.ts";
import { either } from "../words/telling-words.ts";
import { joinedAsks } from "./joined-asks.ts";

/** The asks with what else their message says of them: before tax, by PayPal, whether it is in the price. */
export function inDetail(asks: readonly Ask[], words: Words): readonly Ask[] {
  const said = new Set(words.map(({ word }) => word));
  const says = (phrases: ReadonlySet<string>) => [...phrases].some((phrase) => said.has(phrase));
  const showsUnfinished = findPreview(tokensIn(words)).length > 0;
  const told = asks
    .map((ask): Ask => {
      const isShown = showsUnfinished && (ask.topic === "process" || ask.probability < UNSURE);
      if (isShown) return { ...ask, topic: "process", products: [], aspect: "preview" };
      // "I'd like to talk to a salesman" asks for a person, "to a salesman or who builds it?" for whom.
      const isWhom = ofPeople.has(ask.topic) || (ask.topic === "person" && says(either));
      if (isWhom && says(seller)) return { ...ask, topic: "team", aspect: "direct" };
      const isDoor = ask.topic === "location" || ask.topic === "meeting";
      if (isDoor && says(street) && asks.every(({ topic }) => topic !== "reach"))
        return { ...ask, aspect: "unlisted" };
      // A site beside it is no price of what others draw.
      const isDrawn =
        ask.topic === "design" ||
        (summing.has(ask.topic) && (ask.probability < BARELY || ask.products.length === 0));
      const isOfSite = ask.products.every(({ id }) => id === "marketingWebsite");
      if (isDrawn && isOfSite && asksFor(words, drawnByOthers))
        return { ...ask, topic: "not-offered", products: [] };
      if (ask.topic === "person" && says(meeting)) return { ...ask, topic: "meeting" };
      if (heardForUptime.has(ask.topic) && ask.products.length === 0 && says(uptime))
        return { ...ask, topic: "hosting", products: [], aspect: "availability" };
      if (ask.topic === "contact-form" && says(keeping)) return { ...ask, topic: "privacy" };
      return ask;
    })
    .map((ask): Ask => (ask.topic === "privacy" && says(basis) ? { ...ask, aspect: "basis" } : ask))
    .map(
      (ask): Ask => (ask.topic === "contract" && isOurs(words, clauses) ? { ...ask, aspect: "whose" } : ask),
    );
  const isOtherPayment = says(otherPayments) && asks.some(({ topic }) => paid.has(topic));
  // "Is PayPal OK? And what is your stack?" asks both.
  const hasPartEach = questionsIn(words).length >= asks.length && asks.length > 1;
  const reading = read(words);
  const { cues, once } = reading;
  const projects = productsIn(words).filter(({ kind }) => kind === "project");
  const detailed = told
    .filter(({ topic }) => topic !== "stack" || !isOtherPayment || hasPartEach)
    .map((ask): Ask => {
      // "HouseSeeker is yours? What is it made with?"
      if (ask.topic === "stack" && projects.length > 0 && ask.products.every(({ kind }) => kind !== "tool"))
        return { ...ask, topic: "project", products: projects };
      if (ask.topic === "estimate" && once && !isMonthly(words)) return { ...ask, once: true };
      // "By the month, what is it and what do I get?"
      if (ask.topic === "includes" && !once && isMonthly(words)) return { ...ask, monthly: true };
      // "What is in the price of a site?"
      const isWhatFor =
        ask.topic === "price" &&
        ask.aspect === undefined &&
        told.length === 1 &&
        cues.has("included") &&
        !says(tax);
      if (isWhatFor && ask.products.filter(isRow).length === 1) return { ...ask, topic: "includes" };
      if (isOtherPayment && paid.has(ask.topic)) return { ...ask, aspect: "unlisted" };
      if (taxed.has(ask.topic) && says(tax)) return { ...ask, aspect: ask.aspect ?? "range" };
      // "Do the 850 a month include hosting?"
      const isOfHosting = guessTopics(words, null)[0]?.class === "hosting" && cues.has("included");
      if (isOfHosting && told.length === 1 && mayBeHosting.has(ask.topic))
        return { ...ask, topic: "hosting", aspect: "included" };
      if (ask.topic !== "hosting") return ask;
      if (cues.has("included")) return { ...ask, aspect: "included", once };
      // "What does the hosting cost by itself?"
      return cues.has("cost") && !isMonthly(words) ? { ...ask, aspect: "unlisted", once } : ask;
    });
  return joinedAsks(ofWordPress(takenOver(detailed, words), words), words);
}

/** "Do you look after sites that another agency built?" */
function takenOver(asks: readonly Ask[], words: Words): readonly Ask[] {
  const [only, second] = asks;
  const isCare = only && !second && isCaring(only) && !read(words).cues.has("cost");
  const isOfOthers = isCare && findMade(tokensIn(words)).length > 0;
  return isOfOthers ? [{ ...only, topic: "redesign", products: [] }, only] : asks;
}

/** "My WordPress site is slow: mend it, or make it anew?" */
function ofWordPress(asks: readonly Ask[], words: Words): readonly Ask[] {
  const [only, second] = asks;
  const isOfIt = only?.topic === "redesign" && !second && words.some(({ word }) => word === "wordpress");
  return isOfIt ? [only, { ...only, topic: "wordpress", products: [] }] : asks;
}

function isCaring({ topic, products }: Ask) {
  return (
    caring.has(topic) || (topic === "price" && products.length === 1 && products[0]?.id === "maintenance")
  );
}

const caring: ReadonlySet<Topic> = new Set<Topic>(["maintenance", "free-maintenance"]);

/** "Our general terms of purchase" */
function isOurs(words: Words, phrases: ReadonlySet<string>) {
  return words.some(
    ({ word }, at) =>
      ours.has(word) && words.slice(at + 1, at + 1 + NEAR).some((next) => phrases.has(next.word)),
  );
}

const NEAR = 4;

/** Whether it is said in a question, and not told before one: "we have a logo. Do you design the site?" */
function asksFor(words: Words, phrases: ReadonlySet<string>) {
  const questions = questionsIn(words).filter(asksSomething);
  return (questions.length > 0 ? questions : [words]).some((part) =>
    part.some(({ word }) => phrases.has(word)),
  );
}

const taxed: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "price-list",
  "invoice",
  "estimate",
]);
const mayBeHosting: ReadonlySet<Topic> = new Set<Topic>(["budget", "subscription-price", "price"]);
const ofPeople: ReadonlySet<Topic> = new Set<Topic>(["team", "subcontractors", "partners", "process"]);
/** Heard where somebody asks whether their site will always be there. */
const heardForUptime: ReadonlySet<Topic> = new Set<Topic>([
  "hosting",
  "hosting-place",
  "warranty",
  "liability",
  "results",
  "mission",
  "unstated",
  "off-topic",
]);
const paid: ReadonlySet<Topic> = new Set<Topic>(["payments", "payment-methods"]);

const findMade = phraseFinder([[inAllLanguages(({ care }) => care.made), true]]);
const findPreview = phraseFinder([[inAllLanguages((vocabulary) => vocabulary.preview), true]]);
const street = wordsInAllLanguages((vocabulary) => vocabulary.street);
const drawnByOthers = wordsInAllLanguages((vocabulary) => vocabulary.drawnByOthers);
const seller = wordsInAllLanguages((vocabulary) => vocabulary.seller);
const meeting = wordsInAllLanguages((vocabulary) => vocabulary.meeting);
const keeping = wordsInAllLanguages((vocabulary) => vocabulary.keeping);
const uptime = wordsInAllLanguages((vocabulary) => vocabulary.uptime);
const ours = wordsInAllLanguages((vocabulary) => vocabulary.ours);
const clauses = wordsInAllLanguages((vocabulary) => vocabulary.clauses);
const basis = wordsInAllLanguages((vocabulary) => vocabulary.basis);
const tax = wordsInAllLanguages((vocabulary) => vocabulary.tax);
const otherPayments = wordsInAllLanguages((vocabulary) => vocabulary.otherPayments);
