import { contextFeatures, featuresOf, hashOf } from "../../app/chat/answerer/classifier/features.ts";
import { masked } from "../../app/chat/answerer/text/masked.ts";
import { isConversation, type Topic, topicIds } from "../../app/chat/answerer/topics.ts";
import { tokensOf } from "../../app/chat/text/tokens.ts";
import { type Phrase, readAsked, readFollowUps, readNeeds, readPhrases } from "./data.ts";
import { pick, randomFrom } from "./random.ts";
import type { Example } from "./train.ts";

const phrases = readPhrases();
const needs = readNeeds();
const asked = readAsked();

export function topicExamples(): Example[] {
  const openings = asked.filter(({ after }) => !after);
  const later = asked.filter(({ after }) => after);
  const priced = needs
    .filter((need) => need.class !== "none" && hashOf(need.text) % 2 === 0)
    .map((need): Phrase => ({ ...need, class: "price" }));
  const first = [...phrases, ...priced, ...openings, ...openings];
  return [
    ...first.map((phrase) => example(phrase, 1)),
    ...first.filter(({ text }) => text.length > SHORT).map((phrase) => example(withTypos(phrase), 0.2)),
    ...[...readFollowUps(), ...later, ...later].map((phrase) => example(phrase, 1)),
    ...first.filter(isLongQuestion).map((phrase) => example(afterAnything(phrase), 0.5)),
  ];
}

export function rowExamples(): Example[] {
  const named = phrases.flatMap((phrase) => {
    const [only, more] = namesOf(phrase);
    return only?.kind === "row" && !more ? [{ ...phrase, class: only.id }] : [];
  });
  const none = [...phrases, ...asked]
    .filter((phrase) => !mayDescribe.has(phrase.class) && namesOf(phrase).length === 0)
    .filter(({ text }) => text.split(" ").length >= DESCRIBING)
    .map((phrase) => ({ ...phrase, class: "none" }));
  const prices = phrases.filter((phrase) => phrase.class === "price" && namesOf(phrase).length === 0);
  const questions = needs.filter((need) => need.class !== "none").map((need) => withQuestion(need, prices));
  return [...needs, ...questions, ...named, ...none].map((phrase) => example(phrase, 1));
}

export function languageExamples(): Example[] {
  const own = phrases.filter((phrase) => phrase.class !== "other-language");
  return own.map((phrase) => example({ ...phrase, class: phrase.locale }, 1));
}

/** A phrase of up to this many characters becomes unrecognizable with a typo. */
const SHORT = 8;
const TYPOS = 0.03;
/** A message with fewer words doesn't describe a need. */
const DESCRIBING = 7;
/** A question of at least this many words is understood without the message before it. */
const LONG = 4;

const mayDescribe: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "budget",
  "estimate",
  "quote",
  "time",
  "includes",
  "api-security",
  "maintenance",
  "on-call",
  "payments",
  "services",
  "integrations",
  "native-apps",
  "ai",
  "industries",
  "help",
  "advice",
  "nda",
  "websites",
  "web-apps",
  "content-editing",
  "redesign",
  "shop",
]);

function example({ text, class: own, after }: Phrase<string>, share: number): Example {
  const words = masked(tokensOf(text));
  const features = new Set([...featuresOf(words), ...contextFeatures(words, after ?? null)]);
  return { features, class: own, share };
}

function namesOf({ text }: Phrase) {
  return masked(tokensOf(text)).flatMap(({ names }) => names);
}

function withQuestion(need: Phrase<string>, prices: readonly Phrase[]) {
  const random = randomFrom(need.text);
  const own = prices.filter(({ locale }) => locale === need.locale);
  const question = pick(own, random)?.text ?? "";
  return { ...need, text: random() < 0.5 ? `${need.text}. ${question}` : `${question} ${need.text}` };
}

function isLongQuestion({ text, class: topic }: Phrase) {
  return hashOf(text) % 4 === 0 && text.split(" ").length >= LONG && !isConversation(topic);
}

function afterAnything(phrase: Phrase): Phrase {
  return { ...phrase, after: pick(topicIds, randomFrom(phrase.text)) };
}

/** Introduces typos: drops a letter, doubles it, or types the next letter early. */
function withTypos(phrase: Phrase): Phrase {
  const random = randomFrom(phrase.text);
  const letters = [...phrase.text];
  const text = letters.map((letter, index) => {
    if (random() > TYPOS || !/\p{L}/u.test(letter)) return letter;
    const kind = random();
    if (kind < 0.4) return "";
    return kind < 0.6 ? letter + letter : (letters[index + 1] ?? "") + letter;
  });
  return { ...phrase, text: text.join("") };
}
