import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { pagePath } from "#app/seo/addresses.ts";
import { understand } from "../understanding/understand.server.ts";
import { answerCopy } from "./answer-copy.server.ts";
import { answerTo } from "./answers.server.ts";
import type { Fact, Source } from "./fact.ts";

type Question = {
  locale: Locale;
  /** what the visitor has asked so far, the last to be answered */
  questions: readonly string[];
  /** today's calls of the model are used up: the visitor is told */
  overBudget?: boolean;
};

/** What answers a question, from what the site says; most of it in the language of the page. */
export function factsFor(locale: Locale, questions: readonly string[]) {
  const { asks, language } = understand(questions);
  const copy = answerCopy(locale);
  const answered = asks.map((ask) => answerTo(ask, copy));
  const described = asks.findIndex((ask) => ask.described && ask.products.length > 0);
  // A row that is guessed from a description may be the wrong one, and what else is answered is none.
  const guessed = answered[described]?.[0]?.text;
  const facts = inTurn(answered);
  const sure = facts.find(({ text }) => guessed && text.includes(guessed))?.text;
  return { facts, guessed: sure, language };
}

/** Each thing once, and of many the first that answer each ask: who asks four things is told of all four. */
function inTurn(answered: readonly (readonly Fact[])[]) {
  const all = answered.flat();
  const places = new Map<Fact, number>();
  for (const facts of answered)
    for (const [place, one] of facts.entries()) {
      const whole = wholeOf(one, all);
      places.set(whole, Math.min(place, places.get(whole) ?? place));
    }
  const inOrder = [...places.keys()];
  const first = inOrder.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const told = new Set(first.slice(0, MOST_FACTS));
  return inOrder.filter((fact) => told.has(fact));
}

/** What another says too, and more, is said there. */
function wholeOf(one: Fact, all: readonly Fact[]) {
  const same = all.find(({ text }) => text === one.text) ?? one;
  return all.reduce((whole, more) => (isMore(more, whole) ? more : whole), same);
}

function isMore({ text }: Fact, { text: less }: Fact) {
  return text.length > less.length && text.includes(less);
}

/** More at once nobody reads. */
const MOST_FACTS = 5;

/** The embedded answerer's reply, word by word as a model's would come. */
export function* factsReply({ locale, questions, overBudget = false }: Question): Generator<string> {
  const { answer, answers: words, errors } = copyIn(locale, "chat");
  const { facts, guessed, language } = factsFor(locale, questions);
  const sources = [...new Map(facts.map(({ source }) => [addressOf(source, locale), source]))];
  const links = sources.map(([address, { name }]) => `[${name}](${address})`).join(" · ");
  const paragraphs = [
    overBudget ? errors.dailyLimit : "",
    ...facts.flatMap(({ text }) => (text === guessed ? [words.soundsLike, text] : [text])),
    fill(answer.sources, { sources: links }),
    language && language !== locale ? offerOf(language) : "",
  ];
  yield* paragraphs
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .split(/(?<=\s)/);
}

/** To go on in the visitor's own language, said in it. */
function offerOf(language: Locale) {
  const { answer } = copyIn(language, "chat");
  return `${answer.switch} [${answer.switchLink}](/${language}/chat)`;
}

function addressOf({ page, query, anchor }: Source, locale: Locale) {
  return pagePath(page, locale) + (query ? `?${query}` : "") + (anchor ? `#${anchor}` : "");
}
