import { expect, test, vi } from "vitest";
import { knownAmounts, prices, startingRow } from "./prices.ts";
import { homeServices } from "./services.ts";

vi.mock("./practice.ts", async (original) => {
  const { practice } = await original<typeof import("./practice.ts")>();
  return { practice: { ...practice, otherAmounts: [77_777] } };
});

test.each(homeServices)("$id starts with its cheapest row", ({ id }) => {
  const start = startingRow(id);
  const rows = prices.filter((row) => row.service === id);
  expect(rows).toContain(start);
  expect(rows.every(({ fixed }) => fixed.min >= start.fixed.min)).toBe(true);
});

test("texts may contain the prices and the amounts in `otherAmounts`", () => {
  expect([...knownAmounts()]).toEqual(expect.arrayContaining([prices[0].fixed.min, 77_777]));
  expect(knownAmounts()).not.toContain(77_778);
});
