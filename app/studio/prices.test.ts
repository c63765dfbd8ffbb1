import { expect, test } from "vitest";
import { prices, startingPrice } from "./prices.ts";
import { homeServices } from "./services.ts";

test.each(homeServices)("$id: no row is cheaper than where it starts, and one is as cheap", ({ id }) => {
  const { min, max, per } = startingPrice(id);
  const rows = prices.filter((row) => row.service === id).map((row) => row.fixed);
  expect(rows.every((fixed) => fixed.min >= min)).toBe(true);
  expect(rows.filter((fixed) => fixed.min === min && fixed.per === per)).not.toHaveLength(0);
  expect(max).toBe(min);
});
