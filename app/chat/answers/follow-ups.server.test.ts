import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { topics } from "../understanding/asks/topics.ts";
import { answerCopy } from "./answer-copy.server.ts";
import { factsFor } from "./facts-reply.server.ts";
import { followUps, textsIn } from "./follow-ups.server.ts";

test.each(locales)(
  "%s: each question that is offered is answered, alone and after what it follows",
  (locale) => {
    const every = Object.entries(textsIn(answerCopy(locale)));
    const topicOf = new Map(every.map(([topic, question]) => [question, topic]));
    const offered = every.filter(([, question]) => offersOf(locale).has(question));
    // Few were left out as misunderstood.
    expect(offered.length).toBeGreaterThan(every.length - 4);
    const conversations = [
      ...offered.map(([, question]) => [question]),
      ...every.flatMap(([, first]) => followUps(locale, [first], "facts").map((next) => [first, next])),
    ];
    const wrong = conversations.flatMap((said) => {
      const { facts } = factsFor(locale, said);
      const isAnswered = facts.some(({ id }) => id.split(".")[0] === topicOf.get(said.at(-1) ?? ""));
      return isAnswered ? [] : [`${said.join(" → ")}: ${facts.map(({ id }) => id)}`];
    });
    expect(wrong).toEqual([]);
  },
);

test.each(locales)("%s: three questions follow on from anything, none that was asked", (locale) => {
  for (const [, question] of Object.entries(textsIn(answerCopy(locale)))) {
    const offered = followUps(locale, [question], "facts");
    expect(offered).toHaveLength(3);
    expect(new Set([question, ...offered]).size).toBe(4);
    const [second = ""] = offered;
    expect(followUps(locale, [question, second], "facts")).not.toContain(question);
  }
});

test("what is asked in one's own words is not offered again", () => {
  const offered = followUps("en", ["How long would a website take you?", "What does an MVP cost?"], "facts");
  expect(offered).not.toContain(textsIn(answerCopy("en"))["time-all"]);
  expect(offered).toContain(textsIn(answerCopy("en")).includes);
});

test("they are in the language of the answer", () => {
  const offered = (source: "facts" | "model") => followUps("en", ["Combien coûte un site vitrine ?"], source);
  expect(offered("facts")).toContain(textsIn(answerCopy("en")).includes);
  expect(offered("model")).toContain(textsIn(answerCopy("fr")).includes);
});

test("what is offered has a topic of its own", () => {
  for (const topic of Object.keys(textsIn(answerCopy("en")))) expect(topics).toContain(topic);
});

/** All that is ever offered, after one question or another. */
function offersOf(locale: (typeof locales)[number]) {
  const questions = Object.values(textsIn(answerCopy(locale)));
  return new Set(questions.flatMap((question) => followUps(locale, [question], "facts")));
}
