import { expect, test } from "vitest";
import { prices, startingPrice } from "./prices.ts";
import { homeServices } from "./services.ts";

test.each(homeServices)("the starting price of $id is the price of its cheapest row", ({ id }) => {
  const { min, max, per } = startingPrice(id);
  const rows = prices.filter((row) => row.service === id).map((row) => row.fixed);
  expect(rows.every((fixed) => fixed.min >= min)).toBe(true);
  expect(rows.filter((fixed) => fixed.min === min && fixed.per === per)).not.toHaveLength(0);
  expect(max).toBe(min);
});
