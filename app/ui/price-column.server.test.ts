import { expect, test, vi } from "vitest";
import { prices } from "#app/studio/prices.ts";
import { es, fr } from "../../tests/sample.ts";
import { priceColumn } from "./price-column.server.ts";

// Mocks the price list and the currency, so that the tests don't depend on the site's own.
vi.mock("#app/studio/price-list.ts", () => import("../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "GBP" } };
});

test.each([
  ["en", ["£900", "–", "2,550"], "1"],
  [fr, ["900", "–", "2\u202f550\u00a0£GB"], "1"],
  [es, ["900", "-", "2.550\u00a0GBP"], "1"],
] as const)(
  "splits a price range into parts, padded to the longest amount, in %s @sample",
  (locale, [from, dash, to], pad) => {
    expect(priceColumn(locale, "fixed")(prices[0])).toEqual({ from, dash, to, pad, per: "project" });
  },
);

test("returns a single price as one amount, and null for a row without a price @sample", () => {
  const column = priceColumn("en", "subscription");
  expect(prices.map((row) => column(row)?.to ?? null)).toEqual([
    ...["840", "2,640", "£1,200", "£3,300", "£4,500", "£2,550", "£300", "£750", "£2,100", "£1,200"],
    null,
  ]);
});
