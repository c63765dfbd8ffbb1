import { expect, test } from "vitest";
import type { Price } from "#app/studio/prices.ts";
import { moreThan } from "./arithmetic.ts";

const range = (min: number, max: number): Price => ({ min, max, per: "project" });

test("a difference lies between the nearest ends and the farthest", () => {
  expect(moreThan(range(1800, 2500), range(300, 850))).toEqual(range(950, 2200));
});

test("no difference is said where one may cost as much as the other", () => {
  expect(moreThan(range(700, 1000), range(300, 850))).toBeNull();
});
