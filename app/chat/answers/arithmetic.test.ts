import { expect, test } from "vitest";
import type { Price } from "#app/studio/prices.ts";
import { moreThan } from "./arithmetic.ts";

const range = (min: number, max: number): Price => ({ min, max, per: "project" });

test("a difference lies between the low ends' and the high ends'", () => {
  expect(moreThan(range(1800, 2500), range(300, 850))).toEqual(range(1500, 1650));
  expect(moreThan(range(700, 1000), range(300, 850))).toEqual(range(150, 400));
});

test("no difference is said where the other is the dearer one at an end", () => {
  expect(moreThan(range(300, 1000), range(300, 850))).toBeNull();
  expect(moreThan(range(700, 800), range(300, 850))).toBeNull();
});
