import { describe, expect, test } from "vitest";
import { priceInWords } from "#app/i18n/fact-values.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
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
  const least = priceRow("saasPrototype").fixed.min + 11 * priceRow("maintenance").fixed.min;
  const question = `I have ${money(least - 100)}. A SaaS prototype and 11 months of maintenance, does it fit?`;
  expect(textOf("en", question)).toContain("That is below our price.");
});

/** So much lasts for two months of an MVP, and for no third. */
const twoMonths = 2 * least("mvp") + 100;

test.each<[Locale, string[]]>([
  ["en", [`I have ${money(twoMonths)}, how long does an MVP by the month last?`]],
  ["fr", [`j'ai ${money(twoMonths)}, un MVP ?`, "au mois, ça dure combien de temps avec cette somme ?"]],
  ["es", [`tengo ${money(twoMonths)}, ¿un MVP?`, "y por mes, ¿cuántos meses me da esa cantidad?"]],
])("%s: for how long an amount lasts", (locale, questions) => {
  expect(textOf(locale, ...questions)).toMatch(/2\s(months|mois|meses)/);
});

const { min, max } = priceRow("marketingWebsite").fixed;

test.each<[Locale, string]>([
  ["en", `I have ${money(2 * max)}. What is left after a marketing website, at what cost?`],
  ["es", `tengo ${money(2 * max)}, ¿cuánto me queda si hago una web corporativa?`],
])("%s: what is left of an amount", (locale, question) => {
  const left = { min: max, max: 2 * max - min, per: "project" } as const;
  expect(textOf(locale, question)).toContain(priceInWords(locale, left));
});

describe("another number after one", () => {
  test.each<[Locale, number, string[]]>([
    ["en", 7, ["an on-call developer for 4 months, what does it come to?", "no sorry, 7"]],
    ["fr", 9, ["la maintenance sur 5 mois, combien ?", "et si c'était neuf ?"]],
    ["es", 6, ["mantenimiento durante un año, total", "mejor medio año"]],
  ])("%s: %s months, and no more of them", (locale, months, questions) => {
    const row = locale === "en" ? "onCall" : "maintenance";
    expect(textOf(locale, ...questions)).toContain(over(locale, row, months));
  });

  test.each<[Locale, string[]]>([
    ["en", ["how much is a landing page?", "times three, we have three brands"]],
    ["fr", ["prix d'une landing page ?", "alors le triple, j'ai trois boutiques"]],
    ["es", ["precio de una landing", "por tres, tengo tres tiendas"]],
    ["en", ["I need a landing page for each of my three shops, how much altogether?"]],
    ["fr", ["une landing page pour chacun de nos trois hôtels, combien ?"]],
    ["es", ["tres urbanizaciones y una landing por cada una, ¿total?"]],
  ])("%s: as often as it is wanted in %s", (locale, questions) => {
    expect(textOf(locale, ...questions)).toContain(over(locale, "landingPage", 3));
  });

  test("a page with a picture of each is one page", () => {
    const question = "a landing page with photos of each of our three rooms, price?";
    expect(textOf("en", question)).not.toContain(over("en", "landingPage", 3));
  });

  test.each<[Locale, string[]]>([
    [
      "en",
      ["I want an admin panel monthly, price?", "if I stop in the fourth month, what will I have paid?"],
    ],
    ["fr", ["un panneau d'admin au mois ?", "et si j'arrête au 4e mois, j'aurai payé combien ?"]],
    ["es", ["panel de administración al mes?", "si lo dejo en el cuarto mes, ¿cuánto habré pagado?"]],
  ])("%s: what has been paid by then", (locale, questions) => {
    const total = 4 * least("adminPanels");
    expect(textOf(locale, ...questions)).toContain(
      priceInWords(locale, { min: total, max: total, per: "project" }),
    );
  });
});

function textOf(locale: Locale, ...questions: string[]) {
  return factsFor(locale, questions)
    .facts.map(({ text }) => text)
    .join("\n");
}

/** An amount as one writes it, in the studio's currency. */
function money(amount: number) {
  return `${amount} ${studio.currency}`;
}

/** What the smallest project of a row costs by the month. */
function least(row: PriceId) {
  return priceRow(row).subscription?.min ?? 0;
}

/** What a row comes to, so many times. */
function over(locale: Locale, row: PriceId, months: number) {
  const { min, max } = priceRow(row).fixed;
  return priceInWords(locale, { min: min * months, max: max * months, per: "project" });
}

test.each<[Locale, string[]]>([
  ["en", ["MVP and admin panel by subscription over a year"]],
  ["fr", ["un MVP et une interface d'administration en abonnement, sur un an"]],
  ["es", ["MVP y panel de administración por suscripción durante un año"]],
])("%s: what is asked by subscription is nobody's fixed price", (locale, questions) => {
  const monthly = (row: PriceId) => priceRow(row).subscription ?? priceRow(row).fixed;
  const ends = (["min", "max"] as const).map(
    (end) => 12 * (monthly("mvp")[end] + monthly("adminPanels")[end]),
  );
  const [min = 0, max = 0] = ends;
  const text = textOf(locale, ...questions);
  expect(text).toContain(priceInWords(locale, { min, max, per: "project" }));
  expect(text.split("\n").at(-1)).not.toMatch(/fixed|forfait|cerrado/);
});

test("of an amount by the month so much is left of each month", () => {
  const { min, max } = priceRow("landingPage").subscription ?? priceRow("landingPage").fixed;
  const amount = 10 * max;
  const text = textOf(
    "en",
    `I have a budget of ${amount} ${studio.currency} a month for a landing page. What does it cost and how much is left over?`,
  );
  expect(text).toContain(priceInWords("en", { min: amount - max, max: amount - min, per: "month" }));
});
