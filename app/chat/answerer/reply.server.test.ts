import { describe, expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { factValues } from "#app/i18n/fact-values.server.ts";
import { defaultLocale, locales } from "#app/i18n/locales.ts";
import { hasPage } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { languages } from "#locales/languages.server.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { at } from "../../../tests/words.ts";
import { tokensOf } from "../text/tokens.ts";
import { answerText } from "./answers.server.ts";
import { rowText, topicText } from "./choices.server.ts";
import { priceLine } from "./price-answers.server.ts";
import { replyTo } from "./reply.server.ts";
import { segmentsOf } from "./segments.ts";
import { questionFor } from "./state.ts";
import { monthsIn } from "./text/durations.ts";
import { type Topic, topicIds, topics } from "./topics.ts";
import { understand } from "./understand.server.ts";

const [row, other] = prices.map(({ id }) => id);
const monthly = prices.find(({ fixed }) => fixed.per === "month");
if (!row || !other || !monthly) throw new Error("the price list needs two rows");

describe.each(locales)("%s", (locale) => {
  test("every topic has an answer whose template contains no digits", () => {
    for (const topic of topicIds) {
      expect(answerText(questionFor(topic), locale).trim(), topic).not.toBe("");
      expect(languages[locale].copy.answerer.topics[topic].answer, topic).not.toMatch(/\d/);
    }
  });

  test.each(topicIds)("understands the choice for %s as that topic", (topic) => {
    expect(understand([topicText(topic, locale)]).questions.map((question) => question.topic)).toEqual([
      topic,
    ]);
  });

  test.each(prices.map(({ id }) => id))("answers the choice for %s with its line of the price list", (id) => {
    expect(replyTo([rowText(id, locale)], locale).text).toContain(priceLine(id, locale));
  });

  test("answer texts have at most 300 characters", () => {
    for (const topic of topicIds) {
      const written = copyIn(locale, "answerer").topics[topic].answer;
      expect(written.length, topic).toBeLessThanOrEqual(300);
    }
  });
});

test("every topic's anchor exists on its page", () => {
  const { services, contact, terms, privacy } = languages[defaultLocale].copy;
  const anchors: Record<string, readonly string[]> = {
    services: ["pricing", ...Object.keys(services.faq.items).map((id) => `faq-${id}`)],
    contact: Object.keys(contact.goodToKnow.items).map((id) => `faq-${id}`),
    terms: Object.keys(terms.sections),
    privacy: Object.keys(privacy.sections),
  };
  for (const [topic, { at }] of Object.entries(topics)) {
    const [page, anchor] = at?.split("#") ?? [];
    if (anchor) expect(anchors[page ?? ""], topic).toContain(anchor);
  }
});

test("adds a source line to an answer from the pages, but not to small talk @sample", () => {
  expect(replyTo([topicText("thanks", "en")], "en").text).toBe(answerText(questionFor("thanks"), "en"));
  expect(replyTo([topicText("cookies", "en")], "en").text).toContain(`(${at.privacy}#cookies)`);
});

test("offers only a person after a complaint @sample", () => {
  expect(replyTo([topicText("complaint", "en")], "en").choices).toEqual([topicText("person", "en")]);
});

test("answers an outage with the phone number @sample", () => {
  expect(replyTo(["the site’s dead, urgent"], "en").text).toContain(factValues("en").phone);
});

test("answers an ambiguous service name with choices instead of an amount @sample", () => {
  const { choices, text } = replyTo(["how much is a panel?"], "en");
  expect(text).not.toMatch(/\d/);
  expect(choices.length).toBeGreaterThan(1);
  expect(choices.at(-1)).toBe(topicText("person", "en"));
});

test("asks only once which row is meant, then shows the prices of those it offered @sample", () => {
  const { rows, topic } = understand(["how much is a website?", "and what does it cost?"]).questions[0] ?? {};
  expect([topic, rows]).toEqual(["price", ["landingPage", "marketingWebsite"]]);
});

test("says in a sentence what a row includes @sample", () => {
  expect(replyTo(["what does an MVP include?"], "en").text).toContain("With “MVP”, you get a first version");
});

describe("follow-ups @sample", () => {
  const price = rowText(row, defaultLocale);
  const name = (id: typeof row) => copyIn(defaultLocale, "services").pricing.rows[id];
  const asked = (...turns: string[]) =>
    understand(turns).questions.map(({ topic, rows }) => [topic, ...rows]);

  const cases: [turns: string[], questions: (Topic | string)[][]][] = [
    [[price, "and over two years?"], [["compare", row]]],
    [[price, `add ${name(other)}`], [["estimate", row, other]]],
    [[price, `no, I meant ${name(other)}`], [["price", other]]],
    [[price, `add ${name(other)}`, `without ${name(row)}`], [["price", other]]],
    [[price, rowText(other, defaultLocale), "both"], [["estimate", row, other]]],
    [[price, rowText(other, defaultLocale), "the first"], [["price", row]]],
    [[price, rowText(other, defaultLocale), "the other one"], [["price", row]]],
    [[price, rowText(other, defaultLocale), "how long does the first take?"], [["time", row]]],
    [[price, "monthly instead"], [["compare", row]]],
  ];
  test.each(cases)("understands the last message of %j", (turns, questions) => {
    expect(asked(...turns)).toEqual(questions);
  });
});

test("keeps the months of the question before @sample", () => {
  const [question] = understand([
    rowText(row, "en"),
    "over 18 months?",
    rowText(other, defaultLocale),
  ]).questions;
  expect(question?.months).toBe(18);
});

test("keeps how many of each row are wanted, and how each is paid @sample", () => {
  const turns = ["two landing pages by subscription", "add an MVP", "over two years?"];
  const ordered = understand(turns).questions.map(({ months, orders }) => [months, ...orders]);
  const landing = { row: "landingPage", billing: "subscription", count: 2 };
  expect(ordered).toEqual([[24, landing, { row: "mvp", billing: "fixed", count: 1 }]]);
  expect(replyTo(turns, "en").text).toContain(
    "?row=landing.subscription&row=landing.subscription&row=mvp&months=24",
  );
});

test("names a row once that is both named and described @sample", () => {
  const turns = ["ma graphiste a fait une maquette Figma", "combien pour la réaliser"];
  expect(understand(turns).questions.map(({ rows }) => rows)).toEqual([["figmaToUi"]]);
  const idea =
    "I'm a founder with an idea for a paid tool for walkers. Is 5k enough for something people can sign up to?";
  expect(replyTo([idea], "en").text.split("MVP")).toHaveLength(2);
});

test("takes the pages of a site for no quantity @sample", () => {
  const [question] = understand(["how much is a marketing website", "with five pages"]).questions;
  expect(question?.orders.map(({ count }) => count)).toEqual([1]);
});

test("asks which row somebody needs who only says that it is a site @sample", () => {
  const [question] = understand(["I need a website"]).questions;
  expect(question?.candidates).toEqual(["landingPage", "marketingWebsite"]);
});

test('resolves "the first one" to the first of the listed projects @sample', () => {
  const [question] = understand([topicText("projects", "en"), "tell me about the first one"]).questions;
  expect([question?.topic, question?.names]).toEqual(["project", [{ kind: "project", id: projects[0].id }]]);
});

test.each([
  ["can I get a page for an idea", null],
  ["a landing page over half a year", 6],
  ["a landing page sur un an", 12],
])("finds the months in %j: %j @sample", (text, months) => expect(monthsIn(tokensOf(text))).toBe(months));

test("carries the row over that an answer states @sample", () => {
  const turns = [topicText("free-maintenance", "en"), "how much is that?"];
  expect(understand(turns).questions[0]).toMatchObject({ topic: "price", rows: ["maintenance"] });
});

test("says whether a project is online, and what it was made with @sample", () => {
  const { text } = replyTo(["is casinus online?"], "en");
  expect(text).toContain("It’s no longer online; it was made with React, Node.js and Prisma.");
});

test.each([
  ["have you made anything for a casino?", "The owner has since closed it."],
  ["do you have a client who makes wine?", "Tommaso Ferrante"],
  ["which database do you use?", "work with Supabase"],
])("finds by its keywords what answers %j @sample", (text, found) => {
  expect(replyTo([text], "en").text).toContain(found);
});

test("says that it is sorry to a visitor who has lost somebody @sample", () => {
  const { condolence } = copyIn("en", "answerer");
  expect(replyTo(["My husband died, how do I reach you?"], "en").text).toMatch(new RegExp(`^${condolence}`));
  expect(replyTo(["We are a funeral home, how do we reach you?"], "en").text).not.toContain(condolence);
});

test("keeps rows paid once beside one that is only paid by the month @sample", () => {
  const { text } = replyTo([`What do ${names([row, monthly.id])} cost over two years?`], "en");
  if (hasPage("estimate")) expect(text).not.toContain(".subscription");
});

test("links several rows to the estimate page, or to the email address if the site has no such page @sample", () => {
  const { text } = replyTo([`How much are ${names([row, other])} together?`], "en");
  expect(text).toMatch(hasPage("estimate") ? /\/estimate\?row=/ : new RegExp(env.CONTACT_EMAIL));
});

function names(rows: (typeof row)[]) {
  return rows.map((id) => id && copyIn("en", "services").pricing.rows[id]).join(" and ");
}

test("offers to continue in the question's language if it isn't the page's @sample", () => {
  expect(replyTo(["combien coûte la maintenance de mon site par mois ?"], "en").text).toContain("(/fr/chat)");
});

test.each([
  "mvp ",
  "how much is a landing page and ",
  "? ",
  "two years of maintenance. ",
  "password of my ex ",
])(
  "reads a message in linear time: %j",
  (worst) => expectLinearTime((text) => understand([text]), worst),
  60_000,
);

// Bypasses the limit on a message's length, so that each conjunction is a possible split.
test.each(["e ", "y ", "and ", "plus "])(
  "splits a message into questions in linear time: %j",
  (conjunction) => {
    const question = "how much does a landing page cost ";
    const worst = (length: number) =>
      question + conjunction.repeat((length - question.length) / conjunction.length);
    return expectLinearTime((text) => segmentsOf(tokensOf(text)), worst);
  },
  60_000,
);
