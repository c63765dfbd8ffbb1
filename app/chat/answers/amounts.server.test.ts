import { describe, expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
import { estimate } from "#app/studio/estimate.ts";
import { type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import { quantitiesIn } from "../text/quantities.ts";
import { tokensOf } from "../text/tokens.ts";
import { factsFor } from "./facts-reply.server.ts";

const ids = prices.map(({ id }) => id);
const pairs = ids.flatMap((one) =>
  ids.filter((other) => other !== one).map((other): [PriceId, PriceId] => [one, other]),
);

/** How it is asked: for one row, for another after it, for the same by the month and over a year, for more with it. */
const wording: Partial<
  Record<string, Record<"price" | "other" | "monthly" | "year" | "add" | "drop", string>>
> = {
  en: {
    price: "how much is",
    other: "and",
    monthly: "and monthly?",
    year: "over a year?",
    add: "and what if we add",
    drop: "without",
  },
  fr: {
    price: "combien coûte",
    other: "et",
    monthly: "et par mois ?",
    year: "sur un an ?",
    add: "et si on ajoute",
    drop: "sans",
  },
  es: {
    price: "cuánto cuesta",
    other: "¿y",
    monthly: "¿y al mes?",
    year: "¿y al año?",
    add: "¿y si añadimos",
    drop: "sin",
  },
};

const spoken = locales.flatMap((locale) => {
  const words = wording[locale];
  return words ? [{ locale, ...words }] : [];
});

describe.each(spoken)("$locale", ({ locale, price, other, monthly, year, add, drop }) => {
  const name = (id: PriceId) => copyIn(locale, "services").pricing.rows[id];
  const amounts = (...turns: string[]) =>
    factsFor(locale, turns).facts.flatMap(({ text }) =>
      quantitiesIn(text, tokensOf(text)).flatMap(({ kind, value }) => (kind === "money" ? value : [])),
    );

  test.each(pairs)("after %s, %s is answered with its own amounts and no other", (before, asked) => {
    const turns = [`${price} ${name(before)} ?`, `${other} ${name(asked)} ?`];
    const own = amountsOf(asked);
    expect(new Set(amounts(...turns))).toEqual(new Set(own));
    for (const value of amounts(...turns, monthly)) expect(own).toContain(value);
    const ofYear = [...own, ...overAYear(asked)];
    for (const value of amounts(...turns, year)) expect(ofYear).toContain(value);
  });

  test.each(pairs)(
    "%s and %s come to what an estimate says, and to one again without the other",
    (one, more) => {
      const turns = [`${price} ${name(one)} ?`, `${add} ${name(more)} ?`];
      const shown = amounts(...turns);
      const fixed = estimate(
        [one, more].map((row) => ({ row, billing: "fixed" as const, count: 1 })),
        1,
      );
      for (const sum of [fixed.once, fixed.monthly]) {
        if (sum.max > 0) expect(shown).toEqual(expect.arrayContaining([sum.min, sum.max]));
      }
      const left = amounts(...turns, `${drop} ${name(more)}`);
      for (const value of left) expect(amountsOf(one)).toContain(value);
      expect(left.length).toBeGreaterThan(0);
    },
  );
});

test.each(ids.filter((id) => id !== "figmaToUi"))("three of %s cost three times as much", (id) => {
  const turns = [`how much is ${copyIn("en", "services").pricing.rows[id]}?`, "and for three of them?"];
  const { once, monthly } = estimate([{ row: id, billing: "fixed", count: 3 }], 1);
  const text = factsFor("en", turns)
    .facts.map((fact) => fact.text)
    .join("\n");
  const sum = once.max > 0 ? once : monthly;
  expect(text).toContain(sum.min.toLocaleString("en"));
  expect(text).toContain(sum.max.toLocaleString("en"));
});

const textOf = (...turns: string[]) =>
  factsFor("en", turns)
    .facts.map(({ text }) => text)
    .join("\n");

test("one of two is not added up, with what it costs more, small against small and large against large", () => {
  const text = textOf(
    "a landing page or a marketing website: what is the difference, and what do they cost?",
  );
  expect(text).not.toContain("Together");
  const [site, page] = [priceRow("marketingWebsite").fixed, priceRow("landingPage").fixed];
  expect(text).toContain(inWords({ min: site.min - page.min, max: site.max - page.max }));
});

test("whether an amount is enough is said of the whole basket", () => {
  const { once } = estimate(
    [
      { row: "landingPage", billing: "fixed", count: 3 },
      { row: "marketingWebsite", billing: "fixed", count: 1 },
    ],
    1,
  );
  const text = textOf(
    "two landing pages and a website, total?",
    "make it three landing pages",
    `is ${Math.round((once.min + once.max) / 2)} enough?`,
  );
  expect(text).toContain(inWords(once));
  expect(text).toContain("depends on the size");
});

test.each(locales)("projects have names in %s, and no keys", (locale) => {
  const { items } = copyIn(locale, "projects");
  const [fact] = factsFor(locale, [copyIn(locale, "chat").followUps.projects]).facts;
  for (const { title } of Object.values(items)) expect(fact?.text).toContain(title);
});

describe("the month of upkeep that every project includes", () => {
  const page = priceRow("landingPage").fixed;
  const upkeep = priceRow("maintenance").fixed;
  const inAll = (months: number) => ({
    min: page.min + months * upkeep.min,
    max: page.max + months * upkeep.max,
  });
  const paid = 12 - studio.freeMaintenanceMonths;

  test.each([
    [["a landing page and its maintenance for the first year, free month counted in: total?"]],
    [["landing page, how much?", "with maintenance?", "in total for the first year?"]],
    [["combien pour une landing page et la maintenance la première année, le mois offert compris ?"]],
    [["¿cuánto es una landing y el mantenimiento del primer año, contando el mes gratis?"]],
  ])("is not paid for: %j", (turns) => {
    const { facts } = factsFor("en", turns);
    expect(facts.map(({ text }) => text).join("\n")).toContain(inWords(inAll(paid)));
  });

  test("is not one of the months that are paid", () => {
    const text = textOf("a landing page and six paid months of maintenance after the free one: total?");
    expect(text).toContain(inWords(inAll(6)));
  });
});

test("what is too little for a site of several pages may be enough for one page", () => {
  const { min, max } = priceRow("landingPage").fixed;
  const text = textOf(
    `I have ${Math.round((min + max) / 2)} ${studio.currency} for a marketing website, is that enough?`,
  );
  expect(text).toContain(inWords({ min, max }));
});

function inWords(range: { min: number; max: number }) {
  return formatPrice("en", range, copyIn("en", "services").pricing.range);
}

function amountsOf(id: PriceId) {
  const { fixed, subscription } = priceRow(id);
  return [fixed.min, fixed.max, ...(subscription ? [subscription.min, subscription.max] : [])];
}

function overAYear(id: PriceId) {
  const { fixed, subscription } = priceRow(id);
  const { min, max } = subscription ?? fixed;
  return [min * 12, max * 12];
}

test("the cent that there is not to spend is no amount to spend", () => {
  const answer = (question: string) => factsFor("en", [question]).facts.map(({ text }) => text);
  const amount = `1500 ${studio.currency}`;
  expect(answer(`I have ${amount}, not a cent more. What can I get for it?`)).toEqual(
    answer(`I have ${amount}. What can I get for it?`),
  );
});

test("two of one and one of another are added up as often as they were said", () => {
  const { once } = estimate(
    [
      { row: "landingPage", billing: "fixed", count: 2 },
      { row: "adminPanels", billing: "fixed", count: 1 },
    ],
    1,
  );
  const text = textOf("two landing pages and an admin panel, one off, sum please");
  expect(text).toContain(once.min.toLocaleString("en"));
  expect(text).toContain(once.max.toLocaleString("en"));
});

test("what a shop may be is never added up", () => {
  const text = textOf("Could you build a little online shop for a cheese dairy?", "roughly how much");
  expect(text).toContain(priceRow("mvp").fixed.max.toLocaleString("en"));
  expect(text).not.toContain("Together");
});
