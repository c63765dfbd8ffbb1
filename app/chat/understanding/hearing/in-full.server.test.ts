import { expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { factsReply } from "../../answers/facts-reply.server.ts";
import { understand } from "../understand.server.ts";

function heard(question: string) {
  return understand([question]).asks.map(({ topic, products }) => [
    topic,
    products.map(({ id }) => id).sort(),
  ]);
}

test.each([
  "is it maintenance or on-call, and what does each do?",
  "somebody to phone when it crashes: per month, and what is the difference from your maintenance?",
  "l'astreinte ou la maintenance, laquelle me faut-il si je veux les mises à jour ?",
  "no sé si coger el mantenimiento o un desarrollador de guardia, la web se cae a ratos",
  "on-call vs maintenance: which one do I need if I just want somebody to ring?",
  "la guardia o el mantenimiento, ¿cuál me conviene y qué hace cada uno?",
])("two that are weighed are told apart, and not added up: %s", (question) => {
  expect(heard(question)).toEqual([["difference", ["maintenance", "onCall"]]]);
});

test.each([
  "one page or several for a florist: what is the difference, and the prices?",
  "la page seule ou plusieurs pages : quelles différences et quels tarifs ?",
  "¿una sola página o varias para un taller? diferencias y precios",
])("one page or several are the two kinds of site: %s", (question) => {
  expect(heard(question).map(([, rows]) => rows)).toEqual([["landingPage", "marketingWebsite"]]);
});

test.each([
  ["en", "maintenance: what do we get for that a month?"],
  ["fr", "la maintenance, son prix et ce que ça couvre ?"],
  ["es", "mantenimiento: precio y qué incluye"],
] as const)("what is in it is said with its price, and once: %s %s", (locale, question) => {
  const answer = [...factsReply({ locale, questions: [question] })].join("");
  const { maintenance } = copyIn(locale, "services").pricing.includes;
  expect(answer.split(maintenance)).toHaveLength(2);
  expect(heard(question).flatMap(([, rows]) => rows)).toEqual(["maintenance"]);
});

test("several that are to be added up still are", () => {
  expect(heard("a landing page and an MVP together, what do they come to and what's in them?")[0]?.[0]).toBe(
    "estimate",
  );
});
