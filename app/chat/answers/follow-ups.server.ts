import type { Locale } from "#app/i18n/locales.ts";
import type { Source } from "../turns.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import { guessTopics } from "../understanding/model/classifiers.server.ts";
import { understand } from "../understanding/understand.server.ts";
import { type MaskedWord, maskedWordsIn } from "../understanding/words/masked-words.ts";
import { type AnswerCopy, answerCopy } from "./answer-copy.server.ts";

/**
 * What a visitor may want to know next, as questions that have an answer: nothing that was asked before. In the language
 * that the answer is in: the page's, or that of the question where a model has written it.
 */
export function followUps(locale: Locale, questions: readonly string[], source: Source): string[] {
  const { asks, language } = understand(questions);
  const topics = asks.map(({ topic }) => topic);
  const asked = new Set<Topic>([...topics, ...questions.slice(-MOST_LOOKED_AT, -1).flatMap(topicsOf)]);
  // Who has asked how long one thing takes does not ask it of everything.
  if (asked.has("time")) asked.add("time-all");
  const texts = understoodIn(source === "model" ? (language ?? locale) : locale);
  return [...new Set([...topics.flatMap((topic) => next[topic] ?? []), ...usual])]
    .flatMap((topic) => (asked.has(topic) ? [] : (texts.get(topic) ?? [])))
    .filter((text) => !questions.includes(text) && isHeardAfter(topics.at(-1) ?? null, text))
    .slice(0, MOST);
}

/** The questions that are understood as they are meant: what a visitor is offered must not be misunderstood. */
function understoodIn(locale: Locale) {
  const known = understood.get(locale);
  if (known) return known;
  const all = Object.entries(textsIn(answerCopy(locale)));
  const texts = new Map<string, string>(
    all.filter(([topic, text]) => topicsOf(text).some((heard) => heard === topic)),
  );
  understood.set(locale, texts);
  return texts;
}

/** Whether a question means the same after what was just spoken of: a short one may well go on with that. */
function isHeardAfter(topic: Topic | null, text: string) {
  // The same words each time: what was made of them is kept with them.
  const words = offeredWords.get(text) ?? maskedWordsIn(text);
  offeredWords.set(text, words);
  return guessTopics(words, topic)[0]?.class === guessTopics(words, null)[0]?.class;
}

const offeredWords = new Map<string, MaskedWord[]>();

const understood = new Map<Locale, Map<string, string>>();

/** Each topic that is ever offered, as the site's pages or the assistant's words ask for it. */
export function textsIn({ chat, contact, services }: AnswerCopy) {
  const { items: asked } = services.faq;
  const { items: known } = contact.goodToKnow;
  return {
    ...chat.followUps,
    "free-maintenance": chat.suggestions.launch,
    "time-all": contact.faq.items.timelines.question,
    revisions: asked.revisions.question,
    "payment-methods": asked.payment.question,
    "site-languages": asked.siteLanguages.question,
    quote: known.quote.question,
    start: known.start.question,
    meeting: known.meeting.question,
  } satisfies Partial<Record<Topic, string>>;
}

type Offered = keyof ReturnType<typeof textsIn>;

const MOST = 3;
/** Questions further back may be asked again. */
const MOST_LOOKED_AT = 5;

const usual: Offered[] = ["price-list", "time-all", "process", "projects", "start", "includes", "team"];

/** What one wants to know after something: after a price what it includes, after that how to begin. */
const next: Partial<Record<Topic, Offered[]>> = {
  price: ["includes", "time-all", "subscription", "free-maintenance"],
  "subscription-price": ["subscription", "cancel", "includes"],
  "price-list": ["includes", "subscription", "time-all"],
  subscription: ["cancel", "price-list", "free-maintenance"],
  compare: ["subscription", "cancel", "includes"],
  cheapest: ["includes", "time-all", "quote"],
  budget: ["includes", "time-all", "quote"],
  estimate: ["quote", "payment-methods", "start"],
  quote: ["start", "payment-methods", "process"],
  discount: ["price-list", "subscription", "payment-methods"],
  "payment-methods": ["quote", "revisions", "start"],
  includes: ["revisions", "free-maintenance", "quote"],
  revisions: ["includes", "free-maintenance", "payment-methods"],
  time: ["start", "process", "price-list"],
  "time-all": ["start", "process", "price-list"],
  start: ["process", "quote", "team"],
  process: ["start", "team", "revisions"],
  services: ["price-list", "projects", "stack"],
  "free-maintenance": ["ownership", "price-list", "team"],
  maintenance: ["free-maintenance", "price-list", "ownership"],
  team: ["projects", "stack", "meeting"],
  projects: ["references", "stack", "price-list"],
  project: ["references", "stack", "price-list"],
  references: ["projects", "team", "price-list"],
  stack: ["projects", "team", "site-languages"],
  ownership: ["free-maintenance", "cancel", "nda"],
  nda: ["privacy", "ownership", "quote"],
  cancel: ["ownership", "subscription", "price-list"],
  privacy: ["nda", "ownership", "team"],
  person: ["meeting", "quote", "start"],
};

function topicsOf(question: string) {
  return understand([question]).asks.map(({ topic }) => topic);
}
