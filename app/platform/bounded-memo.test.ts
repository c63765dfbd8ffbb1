import { expect, test } from "vitest";
import { boundedMemo } from "./bounded-memo.ts";

test("remembers the newest, forgets the oldest, and never keeps what is too long", () => {
  const made: string[] = [];
  const memo = boundedMemo(2, 3, (text) => {
    made.push(text);
    return text.length;
  });
  for (const text of ["a", "a", "bb", "ccc", "bb", "a", "dddd", "dddd"]) expect(memo(text)).toBe(text.length);
  expect(made).toEqual(["a", "bb", "ccc", "a", "dddd", "dddd"]);
});
