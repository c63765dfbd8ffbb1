import { contextFeatures, featuresOf, hashOf } from "../../app/chat/answerer/classifier/features.ts";
import { masked } from "../../app/chat/answerer/text/masked.ts";
import { isConversation, type Topic, topicIds } from "../../app/chat/answerer/topics.ts";
import { tokensOf } from "../../app/chat/text/tokens.ts";
import type { Locale } from "../../locales/index.ts";
import { type Phrase, type RowClass, readAsked, readFollowUps, readNeeds, readPhrases } from "./data.ts";
import { randomFrom } from "./random.ts";
import type { Example } from "./train.ts";

export function topicExamples(): Example<Topic>[] {
  const asked = readAsked();
  const openings = asked.filter(({ after }) => !after);
  const later = asked.filter(({ after }) => after);
  const phrases = [...readPhrases(), ...readNeeds().flatMap(asPriceQuestion), ...openings, ...openings];
  return [
    ...phrases.map((phrase) => example(phrase, 1)),
    ...phrases.filter(({ text }) => text.length > SHORT).map((phrase) => example(withTypos(phrase), 0.2)),
    ...[...readFollowUps(), ...later, ...later].map((phrase) => example(phrase, 1)),
    ...phrases.filter(isLongQuestion).map((phrase) => example(afterAnything(phrase), 0.5)),
  ];
}

export function rowExamples(): Example<RowClass>[] {
  const needs = readNeeds();
  const prices = readPhrases().filter((phrase) => phrase.class === "price" && namesOf(phrase).length === 0);
  const named = readPhrases().flatMap((phrase): Phrase<RowClass>[] => {
    const [only, more] = namesOf(phrase);
    return only?.kind === "row" && !more ? [{ ...phrase, class: only.id }] : [];
  });
  const none = [...readPhrases(), ...readAsked()]
    .filter((phrase) => !mayDescribe.has(phrase.class) && namesOf(phrase).length === 0)
    .filter(({ text }) => text.split(" ").length >= DESCRIBING)
    .map((phrase) => ({ ...phrase, class: "none" as const }));
  const asked = needs.filter((need) => need.class !== "none").map((need) => withQuestion(need, prices));
  return [...needs, ...asked, ...named, ...none].map((phrase) => example(phrase, 1));
}

export function languageExamples(): Example<Locale>[] {
  return readPhrases()
    .filter((phrase) => phrase.class !== "other-language")
    .map((phrase) => example({ ...phrase, class: phrase.locale }, 1));
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

function example<Class extends string>({ text, class: own, after }: Phrase<Class>, share: number) {
  const words = masked(tokensOf(text));
  const features = new Set([...featuresOf(words), ...contextFeatures(words, after ?? null)]);
  return { features, class: own, share };
}

function namesOf({ text }: Phrase<string>) {
  return masked(tokensOf(text)).flatMap(({ names }) => names);
}

function asPriceQuestion(need: Phrase<RowClass>): Phrase[] {
  return need.class === "none" || hashOf(need.text) % 2 ? [] : [{ ...need, class: "price" }];
}

function withQuestion(need: Phrase<RowClass>, prices: readonly Phrase[]): Phrase<RowClass> {
  const random = randomFrom(hashOf(need.text));
  const own = prices.filter(({ locale }) => locale === need.locale);
  const question = own[Math.floor(random() * own.length)]?.text ?? "";
  return { ...need, text: random() < 0.5 ? `${need.text}. ${question}` : `${question} ${need.text}` };
}

function isLongQuestion({ text, class: topic }: Phrase) {
  return hashOf(text) % 4 === 0 && text.split(" ").length >= LONG && !isConversation(topic);
}

function afterAnything(phrase: Phrase): Phrase {
  const random = randomFrom(hashOf(phrase.text));
  return { ...phrase, after: topicIds[Math.floor(random() * topicIds.length)] ?? null };
}

/** Introduces typos: drops a letter, doubles it, or types the next letter early. */
function withTypos(phrase: Phrase): Phrase {
  const random = randomFrom(hashOf(phrase.text));
  const letters = [...phrase.text];
  const text = letters.map((letter, index) => {
    if (random() > TYPOS || !/\p{L}/u.test(letter)) return letter;
    const kind = random();
    if (kind < 0.4) return "";
    return kind < 0.6 ? letter + letter : (letters[index + 1] ?? "") + letter;
  });
  return { ...phrase, text: text.join("") };
}
