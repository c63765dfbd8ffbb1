import { expect, test } from "vitest";
import { prices } from "#app/studio/prices.ts";
import { priceColumn } from "./price-column.server.ts";

test.each([
  ["en", ["€300", "–", "850"], "2,"],
  ["fr", ["300", "–", "850\u00a0€"], "2\u202f"],
  ["es", ["300", "-", "850\u00a0€"], "2."],
] as const)("a range in its parts, as wide as the widest, in %s", (locale, [from, dash, to], pad) => {
  expect(priceColumn(locale, "fixed")(prices[0])).toEqual({ from, dash, to, pad, per: "project" });
});

test("a single amount and none", () => {
  const set = priceColumn("en", "subscription");
  expect(prices.map((row) => set(row)?.to ?? null)).toEqual([
    ...["280", "880", "€400", "€1,100", "€1,500", "€850", "€100", "€250", "€700", "€400"],
    null,
  ]);
});
