import { expect, test, vi } from "vitest";
import { prices } from "#app/studio/prices.ts";
import { es, fr } from "../../tests/sample.ts";
import { priceColumn } from "./price-column.server.ts";

// Another studio's price list.
vi.mock("#app/studio/price-list.ts", () => import("../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "GBP" } };
});

test.each([
  ["en", ["£900", "–", "2,550"], "1"],
  [fr, ["900", "–", "2\u202f550\u00a0£GB"], "1"],
  [es, ["900", "-", "2.550\u00a0GBP"], "1"],
] as const)("the parts of a range, padded to the widest, in %s @sample", (locale, [from, dash, to], pad) => {
  expect(priceColumn(locale, "fixed")(prices[0])).toEqual({ from, dash, to, pad, per: "project" });
});

test("a single amount, and a row without one @sample", () => {
  const set = priceColumn("en", "subscription");
  expect(prices.map((row) => set(row)?.to ?? null)).toEqual([
    ...["840", "2,640", "£1,200", "£3,300", "£4,500", "£2,550", "£300", "£750", "£2,100", "£1,200"],
    null,
  ]);
});
