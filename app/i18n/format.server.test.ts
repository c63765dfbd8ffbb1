import { expect, test, vi } from "vitest";
import { languages } from "#locales/languages.server.ts";
import { formatDate, formatDuration, formatPrice } from "./format.server.ts";

vi.mock("#app/studio/company.json", () => ({
  default: { name: "Any", currency: "GBP", languages: ["en", "fr", "es"] },
}));

test.each([
  ["en", { min: 310, max: 860 }, "£310–860"],
  ["en", { min: 1900, max: 2700 }, "£1,900–2,700"],
  ["en", { min: 420, max: 420 }, "£420"],
  ["fr", { min: 1900, max: 2700 }, "1\u202f900–2\u202f700\u00a0£GB"],
  ["fr", { min: 420, max: 420 }, "420\u00a0£GB"],
  ["es", { min: 4100, max: 5900 }, "4.100-5.900\u00a0GBP"],
  ["es", { min: 12_000, max: 12_000 }, "12.000\u00a0GBP"],
] as const)("%s %j → %s", (locale, price, text) => {
  expect(formatPrice(locale, price)).toBe(text);
});

test.each([
  ["en", "£1,900 to £2,700"],
  ["fr", "de 1\u202f900 à 2\u202f700\u00a0£GB"],
  ["es", "entre 1.900 y 2.700\u00a0GBP"],
] as const)("a range in a sentence, in %s", (locale, text) => {
  const { range } = languages[locale].copy.services.pricing;
  expect(formatPrice(locale, { min: 1900, max: 2700 }, range)).toBe(text);
});

test("durations and dates in words", () => {
  expect(formatDuration("en", { count: 1, unit: "day" }, "")).toBe("1 day");
  expect(formatDuration("es", { count: 1, unit: "week" }, "")).toBe("1 semana");
  expect(formatDuration("fr", { count: "few", unit: "week" }, "quelques semaines")).toBe("quelques semaines");
  expect(formatDate("en", "2025-05-11")).toBe("11 May 2025");
});
