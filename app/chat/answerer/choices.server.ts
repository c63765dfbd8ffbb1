import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { type PriceId, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { type Token, wordsOf } from "../text/tokens.ts";
import { type Question, questionFor } from "./state.ts";
import { isConversation, type Topic, topicIds, topics } from "./topics.ts";

/** Returns the button texts under an answer. A pressed button sends its text, which `exactChoice` recognizes. */
export function choicesAfter(question: Question, locale: Locale, asked: readonly string[]): string[] {
  const person = topicText("person", locale);
  if (question.candidates.length > 0)
    return [...question.candidates.slice(0, MAX_CHOICES).map((row) => rowText(row, locale)), person];
  if (question.unsure.length > 0)
    return [...question.unsure.map((topic) => topicText(topic, locale)), person];
  const next = (topics[question.topic].next ?? []).filter(isOffered);
  const texts = [
    ...question.related.map((row) => rowText(row, locale)),
    ...next.map((topic) => topicText(topic, locale)),
  ];
  return texts.filter((text) => !asked.includes(text)).slice(0, MAX_CHOICES);
}

export function exactChoice(tokens: readonly Token[]): Question | null {
  const key = tokens.flatMap(({ kind, text }) => (kind === "sign" ? [] : [text])).join(" ");
  return byText.get(key) ?? null;
}

export function topicText(topic: Topic, locale: Locale) {
  return copyIn(locale, "answerer").topics[topic].ask;
}

export function rowText(row: PriceId, locale: Locale) {
  const service = copyIn(locale, "services").pricing.rows[row];
  return fill(copyIn(locale, "answerer").choices.row, { service });
}

/** Maximum number of buttons under an answer. A clarifying question also has a button for talking to a person. */
const MAX_CHOICES = 3;

function isOffered(topic: Topic) {
  return !isConversation(topic) || ["person", "help", "chat-privacy"].includes(topic);
}

const byText = new Map<string, Question>();
for (const locale of locales) {
  for (const topic of topicIds) byText.set(keyOf(topicText(topic, locale)), questionFor(topic));
  for (const { id } of prices) byText.set(keyOf(rowText(id, locale)), questionFor("price", { rows: [id] }));
  for (const { id, name } of projects) {
    const text = fill(copyIn(locale, "answerer").choices.project, { project: name });
    byText.set(keyOf(text), questionFor("project", { names: [{ kind: "project", id }] }));
  }
}

function keyOf(text: string) {
  return wordsOf(text).join(" ");
}
