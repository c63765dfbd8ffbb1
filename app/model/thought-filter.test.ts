import { expect, test } from "vitest";
import { thoughtFilter } from "./thought-filter.ts";

function shown(...pieces: string[]) {
  const filter = thoughtFilter();
  return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

test.each([
  ["<think>hm</think>Hello", "Hello"],
  ["Hello<think>hm</think>, you<think></think>!", "Hello, you!"],
  ["1 < 2 and <thing> a </think> b <thin", "1 < 2 and <thing> a </think> b <thin"],
  ["Hello<think>cut in the middle", "Hello"],
  ["<think><think>twice</think>Hello", "Hello"],
  ["", ""],
])("%s", (text, expected) => {
  expect(shown(text)).toBe(expected);
  expect(shown(...text)).toBe(expected);
  for (let at = 0; at <= text.length; at++) expect(shown(text.slice(0, at), text.slice(at))).toBe(expected);
});

test("a long reply of many tags", () => {
  expect(shown("<think>x</think>y".repeat(20_000))).toBe("y".repeat(20_000));
});
