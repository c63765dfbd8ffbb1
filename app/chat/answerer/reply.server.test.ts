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
import { topicIds, topics } from "./topics.ts";
import { understand } from "./understand.server.ts";

const [row, other] = prices.map(({ id }) => id);
const monthly = prices.find(({ fixed }) => fixed.per === "month");
if (!row || !other || !monthly) throw new Error("the price list needs two rows");

describe.each(locales)("%s", (locale) => {
  test("every topic has an answer of at most 300 characters, whose template contains no digits", () => {
    for (const topic of topicIds) {
      expect(answerText(questionFor(topic), locale).trim(), topic).not.toBe("");
      expect(copyIn(locale, "answerer").topics[topic].answer.length, topic).toBeLessThanOrEqual(300);
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
    if (anchor) expect(anchors[page ?? ""], `"at" of ${topic} in topics.ts`).toContain(anchor);
  }
});

test("asks back instead of stating an amount if a service's name is ambiguous @sample", () => {
  const { choices, text } = replyTo(["how much is a panel?"], "en");
  expect(text).not.toMatch(/\d/);
  expect(choices.length).toBeGreaterThan(1);
  expect(choices.at(-1)).toBe(topicText("person", "en"));
});

test("offers only a person after a complaint, and no source under small talk @sample", () => {
  expect(replyTo([topicText("complaint", "en")], "en").choices).toEqual([topicText("person", "en")]);
  expect(replyTo([topicText("thanks", "en")], "en").text).toBe(answerText(questionFor("thanks"), "en"));
});

const nameOf = (id: typeof row) => copyIn(defaultLocale, "services").pricing.rows[id];

describe("the last question of a conversation @sample", () => {
  const [price, otherPrice] = [rowText(row, defaultLocale), rowText(other, defaultLocale)];
  const landing = { row: "landingPage", billing: "subscription", count: 2 };
  test.each<[turns: string[], question: object]>([
    [[price, "and over two years?"], { topic: "compare", rows: [row] }],
    [[price, `add ${nameOf(other)}`], { topic: "estimate", rows: [row, other] }],
    [[price, `no, I meant ${nameOf(other)}`], { topic: "price", rows: [other] }],
    [[price, `add ${nameOf(other)}`, `without ${nameOf(row)}`], { topic: "price", rows: [other] }],
    [[price, otherPrice, "both"], { topic: "estimate", rows: [row, other] }],
    [[price, otherPrice, "the first"], { topic: "price", rows: [row] }],
    [[price, otherPrice, "the other one"], { topic: "price", rows: [row] }],
    [[price, otherPrice, "how long does the first take?"], { topic: "time", rows: [row] }],
    [[price, "monthly instead"], { topic: "compare", rows: [row] }],
    [[price, "over 18 months?", otherPrice], { months: 18 }],
    [
      ["two landing pages by subscription", "add an MVP", "over two years?"],
      { months: 24, orders: [landing, { row: "mvp", billing: "fixed", count: 1 }] },
    ],
    // Asks only once which row is meant, then takes those that it offered.
    [["I need a website"], { candidates: ["landingPage", "marketingWebsite"] }],
    [
      ["how much is a website?", "and what does it cost?"],
      { topic: "price", rows: ["landingPage", "marketingWebsite"] },
    ],
    // A row that is both named and described.
    [["ma graphiste a fait une maquette Figma", "combien pour la réaliser"], { rows: ["figmaToUi"] }],
    // The pages of a site are no quantity.
    [["how much is a marketing website", "with five pages"], { orders: [{ count: 1 }] }],
    // The row that an answer states.
    [
      [topicText("free-maintenance", defaultLocale), "how much is that?"],
      { topic: "price", rows: ["maintenance"] },
    ],
    [
      [topicText("projects", defaultLocale), "tell me about the first one"],
      { topic: "project", names: [{ kind: "project", id: projects[0].id }] },
    ],
  ])("understands %j", (turns, question) => {
    expect(understand(turns).questions).toMatchObject([question]);
  });
});

describe("the reply @sample", () => {
  const { condolence } = copyIn(defaultLocale, "answerer");
  const idea =
    "I'm a founder with an idea for a paid tool for walkers. Is 5k enough for something people can sign up to?";
  test.each<[turns: string[], found: string | RegExp]>([
    [[topicText("cookies", defaultLocale)], `(${at.privacy}#cookies)`],
    [["the site’s dead, urgent"], factValues(defaultLocale).phone],
    [["what does an MVP include?"], "With “MVP”, you get a first version"],
    [
      ["two landing pages by subscription", "add an MVP", "over two years?"],
      hasPage("estimate")
        ? "?row=landing.subscription&row=landing.subscription&row=mvp&months=24"
        : env.CONTACT_EMAIL,
    ],
    [[idea], /^(?!.*MVP.*MVP).*MVP/s],
    [["is casinus online?"], "It’s no longer online; it was made with React, Node.js and Prisma."],
    [["have you made anything for a casino?"], "The owner has since closed it."],
    [["do you have a client who makes wine?"], "Tommaso Ferrante"],
    [["which database do you use?"], "work with Supabase"],
    [["My husband died, how do I reach you?"], new RegExp(`^${condolence}`)],
    [["We are a funeral home, how do we reach you?"], new RegExp(`^(?!${condolence})`)],
    // A row paid once stays so beside one that is only paid by the month.
    [[`What do ${nameOf(row)} and ${nameOf(monthly.id)} cost over two years?`], /^((?!\.subscription).)*$/s],
    [
      [`How much are ${nameOf(row)} and ${nameOf(other)} together?`],
      hasPage("estimate") ? /\/estimate\?row=/ : env.CONTACT_EMAIL,
    ],
    // Offers to continue in the question's language.
    [["combien coûte la maintenance de mon site par mois ?"], "(/fr/chat)"],
  ])("to %j matches %s", (turns, found) => expect(replyTo(turns, "en").text).toMatch(found));
});

test.each([
  ["can I get a page for an idea", null],
  ["a landing page over half a year", 6],
  ["a landing page sur un an", 12],
])("finds the months in %j: %j @sample", (text, months) => expect(monthsIn(tokensOf(text))).toBe(months));

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
