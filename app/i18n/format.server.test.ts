import { expect, test, vi } from "vitest";
import { languages } from "#locales/languages.server.ts";
import { es, fr } from "../../tests/sample.ts";
import { formatDate, formatDuration, formatPrice, formatTimeline } from "./format.server.ts";

vi.mock("#app/studio/company.json", async (original) => ({
  default: { ...(await original<{ default: object }>()).default, currency: "GBP" },
}));

test.each([
  ["en", { min: 310, max: 860 }, "£310–860"],
  ["en", { min: 1900, max: 2700 }, "£1,900–2,700"],
  ["en", { min: 420, max: 420 }, "£420"],
  [fr, { min: 1900, max: 2700 }, "1\u202f900–2\u202f700\u00a0£GB"],
  [fr, { min: 420, max: 420 }, "420\u00a0£GB"],
  [es, { min: 4100, max: 5900 }, "4.100-5.900\u00a0GBP"],
  [es, { min: 12_000, max: 12_000 }, "12.000\u00a0GBP"],
] as const)("in %s, formats the price %j as %s @sample", (locale, price, text) => {
  expect(formatPrice(locale, price)).toBe(text);
});

test.each([
  ["en", "£1,900 to £2,700"],
  [fr, "de 1\u202f900 à 2\u202f700\u00a0£GB"],
  [es, "entre 1.900 y 2.700\u00a0GBP"],
] as const)("formats a price range for a sentence in %s @sample", (locale, text) => {
  const { range } = languages[locale].copy.services.pricing;
  expect(formatPrice(locale, { min: 1900, max: 2700 }, range)).toBe(text);
});

test.each([
  ["en", "one day to one week", "a few weeks to three months", "8 to 12 weeks", "24 hours"],
  [
    fr,
    "d’un jour à une semaine",
    "de quelques semaines à trois mois",
    "de 8 à 12\u00a0semaines",
    "24\u00a0heures",
  ],
  [es, "de un día a una semana", "de unas semanas a tres meses", "de 8 a 12 semanas", "24 horas"],
] as const)(
  "formats durations in %s with number words up to ten @sample",
  (locale, short, long, digits, hours) => {
    const [day, week] = [{ count: 1, unit: "day" } as const, { count: 1, unit: "week" } as const];
    expect(formatTimeline(locale, { from: day, to: week })).toBe(short);
    const few = { count: "few", unit: "week" } as const;
    expect(formatTimeline(locale, { from: few, to: { count: 3, unit: "month" } })).toBe(long);
    const weeks = (count: number) => ({ count, unit: "week" }) as const;
    expect(formatTimeline(locale, { from: weeks(8), to: weeks(12) })).toBe(digits);
    expect(formatDuration(locale, { count: 24, unit: "hour" })).toBe(hours);
  },
);

test("formats dates with the month's name @sample", () => {
  expect(formatDate("en", "2025-05-11")).toBe("11 May 2025");
});
