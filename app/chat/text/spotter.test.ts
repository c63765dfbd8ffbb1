import { expect, test } from "vitest";
import { spotter } from "./spotter.ts";

const spotted = spotter([
  ["free month, month … free", "free"],
  ["arrive* late, a day late", "late"],
]);

test.each([
  ["the free month", ["free"]],
  ["the free months", ["free"]],
  ["is the first month really free", ["free"]],
  ["a month that is as I was told by you free", []],
  ["what if our texts arrive late", ["late"]],
  ["they arrived late and the month is free", ["late", "free"]],
  ["freemonth", []],
  ["", []],
])("%j: %j", (text, said) => {
  expect([...spotted(text.split(" "))]).toEqual(said);
});
