import { describe, expect, test } from "vitest";
import { priceInWords } from "#app/i18n/fact-values.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import { factsFor } from "./facts-reply.server.ts";

describe("months of upkeep", () => {
  test.each<[Locale, number, string]>([
    // counted by the calendar, from the launch, to the end of a month
    ["en", 8, "We launch in April. What is maintenance until the end of December?"],
    ["fr", 5, "mise en ligne en juillet, la maintenance jusqu'à fin décembre, combien ?"],
    ["es", 6, "mantenimiento de enero a finales de junio, total"],
    // after the free one all are paid, and in the first year it is one of them
    ["en", 12, "one year of maintenance once the free month is over, how much?"],
    ["fr", 12, "un an de maintenance après le mois offert, combien ?"],
    ["es", 12, "un año de mantenimiento cuando termine el mes gratis, ¿cuánto?"],
    ["en", 11, "maintenance for the first year, the free month counted in?"],
  ])("%s: %s in “%s”", (locale, months, question) => {
    expect(textOf(locale, question)).toContain(over(locale, "maintenance", months));
  });

  test.each<[Locale, string[]]>([
    ["en", ["how much is maintenance?", "times 12"]],
    ["fr", ["la maintenance, combien ?", "fois 12"]],
    ["es", ["¿cuánto es el mantenimiento?", "por 12"]],
  ])("%s: so many times what is paid each month", (locale, questions) => {
    expect(textOf(locale, ...questions)).toContain(over(locale, "maintenance", 12));
  });
});

test("what one has for a project and its upkeep is held against all of it", () => {
  const question = "I have 10,000. A SaaS prototype and 11 months of maintenance, does it fit?";
  expect(textOf("en", question)).toContain("That is below our price.");
});

test.each<[Locale, string[]]>([
  ["en", ["I have 3000, how long does an MVP by the month last?"]],
  ["fr", ["j'ai 3000 €, un MVP ?", "au mois, ça dure combien de temps avec cette somme ?"]],
  ["es", ["tengo 3000 €, ¿un MVP?", "y por mes, ¿cuántos meses me da esa cantidad?"]],
])("%s: for how long an amount lasts", (locale, questions) => {
  expect(textOf(locale, ...questions)).toMatch(/2\s(months|mois|meses)/);
});

test.each<[Locale, string]>([
  ["en", "I have 5000. What is left after a marketing website, at what cost?"],
  ["es", "tengo 5000 €, ¿cuánto me queda si hago una web corporativa?"],
])("%s: what is left of an amount", (locale, question) => {
  const { min, max } = priceRow("marketingWebsite").fixed;
  const left = { min: 5000 - max, max: 5000 - min, per: "project" } as const;
  expect(textOf(locale, question)).toContain(priceInWords(locale, left));
});

function textOf(locale: Locale, ...questions: string[]) {
  return factsFor(locale, questions)
    .facts.map(({ text }) => text)
    .join("\n");
}

/** What a row that is paid by the month comes to. */
function over(locale: Locale, row: PriceId, months: number) {
  const { min, max } = priceRow(row).fixed;
  return priceInWords(locale, { min: min * months, max: max * months, per: "project" });
}
