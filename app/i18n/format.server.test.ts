import { expect, test } from "vitest";
import { languages } from "#locales/languages.server.ts";
import { formatDate, formatDuration, formatPrice } from "./format.server.ts";

test.each([
  ["en", { min: 300, max: 850 }, "€300–850"],
  ["en", { min: 1800, max: 2500 }, "€1,800–2,500"],
  ["en", { min: 400, max: 400 }, "€400"],
  ["fr", { min: 1800, max: 2500 }, "1\u202f800–2\u202f500\u00a0€"],
  ["fr", { min: 400, max: 400 }, "400\u00a0€"],
  ["es", { min: 4000, max: 5800 }, "4.000-5.800\u00a0€"],
  ["es", { min: 10_000, max: 10_000 }, "10.000\u00a0€"],
] as const)("%s %j → %s", (locale, price, text) => {
  expect(formatPrice(locale, price)).toBe(text);
});

test.each([
  ["en", "€1,800 to €2,500"],
  ["fr", "de 1\u202f800 à 2\u202f500\u00a0€"],
  ["es", "entre 1.800 y 2.500\u00a0€"],
] as const)("a range in a sentence, in %s", (locale, text) => {
  const { range } = languages[locale].copy.services.pricing;
  expect(formatPrice(locale, { min: 1800, max: 2500 }, range)).toBe(text);
});

test("durations and dates in words", () => {
  expect(formatDuration("en", { count: 1, unit: "day" }, "")).toBe("1 day");
  expect(formatDuration("es", { count: 1, unit: "week" }, "")).toBe("1 semana");
  expect(formatDuration("fr", { count: "few", unit: "week" }, "quelques semaines")).toBe("quelques semaines");
  expect(formatDate("en", "2025-05-11")).toBe("11 May 2025");
});
