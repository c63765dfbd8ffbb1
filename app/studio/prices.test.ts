import { expect, test, vi } from "vitest";
import { knownAmounts, prices, startingPrice } from "./prices.ts";
import { homeServices } from "./services.ts";

vi.mock("./practice.ts", async (original) => {
  const { practice } = await original<typeof import("./practice.ts")>();
  return { practice: { ...practice, otherAmounts: [77_777] } };
});

test.each(homeServices)("the starting price of $id is the price of its cheapest row", ({ id }) => {
  const { min, max, per } = startingPrice(id);
  const rows = prices.filter((row) => row.service === id).map((row) => row.fixed);
  expect(rows.every((fixed) => fixed.min >= min)).toBe(true);
  expect(rows.filter((fixed) => fixed.min === min && fixed.per === per)).not.toHaveLength(0);
  expect(max).toBe(min);
});

test("texts may contain the prices and the amounts in `otherAmounts`", () => {
  expect([...knownAmounts()]).toEqual(expect.arrayContaining([prices[0].fixed.min, 77_777]));
  expect(knownAmounts()).not.toContain(77_778);
});
