import { expect, test } from "vitest";
import { thoughtFilter } from "./thought-filter.ts";

function filtered(...chunks: string[]) {
  const filter = thoughtFilter();
  return chunks.map((chunk) => filter.push(chunk)).join("") + filter.end();
}

test.each([
  ["<think>hm</think>Hello", "Hello"],
  ["Hello<think>hm</think>, you<think></think>!", "Hello, you!"],
  ["1 < 2 and <thing> a </think> b <thin", "1 < 2 and <thing> a </think> b <thin"],
  ["Hello<think>cut in the middle", "Hello"],
  ["<think><think>twice</think>Hello", "Hello"],
  ["", ""],
])("removes thoughts, however the text is split: %s", (text, expected) => {
  expect(filtered(text)).toBe(expected);
  expect(filtered(...text)).toBe(expected);
  for (let at = 0; at <= text.length; at++)
    expect(filtered(text.slice(0, at), text.slice(at))).toBe(expected);
});

test("removes thoughts from a long reply with many tags", () => {
  expect(filtered("<think>x</think>y".repeat(20_000))).toBe("y".repeat(20_000));
});
