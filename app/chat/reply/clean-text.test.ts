import { expect, test } from "vitest";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { createCleaner } from "./clean-text.ts";

const texts = [
  "  **Bonjour** à tous\u00a0: 1\u202f800\u00a0€ 🌊 ** **fin***  \n",
  "* one\n* **two** *three* ****",
  "\ufeff\u2028 a\u2028b \u2029",
  "****",
  "   ",
  "a ** ",
  "***a***",
];

test.each(texts)("cleans %j in the same way however it is split into chunks", (text) => {
  const expected = text.replaceAll("**", "").trim();
  for (let first = 0; first <= text.length; first++) {
    for (let second = first; second <= text.length; second++) {
      const chunks = [text.slice(0, first), text.slice(first, second), text.slice(second)];
      expect(cleanChunks(chunks), JSON.stringify(chunks)).toBe(expected);
    }
  }
  expect(cleanChunks([...text])).toBe(expected);
});

test("returns each word as soon as its markup is known", () => {
  const cleaner = createCleaner();
  expect(cleaner.push(" Hello")).toBe("Hello");
  expect(cleaner.push(" **you")).toBe(" you");
  expect(cleaner.push("** ")).toBe("");
  expect(cleaner.push("there")).toBe(" there");
});

function cleanChunks(chunks: string[]) {
  const cleaner = createCleaner();
  return chunks.map(cleaner.push).join("") + cleaner.end();
}

test.each(["*", " ", "* ", "**a "])(
  "cleans text in linear time, character by character: %j",
  (worst) => expectLinearTime((text) => cleanChunks([...text]), worst),
  30_000,
);
