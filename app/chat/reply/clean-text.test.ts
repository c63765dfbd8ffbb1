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

test.each(texts)("cleans %j like a whole text, wherever it is cut", (text) => {
  const expected = text.replaceAll("**", "").trim();
  for (let first = 0; first <= text.length; first++) {
    for (let second = first; second <= text.length; second++) {
      const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
      expect(joined(pieces), JSON.stringify(pieces)).toBe(expected);
    }
  }
  expect(joined([...text])).toBe(expected);
});

test("returns each word as soon as it is certain", () => {
  const cleaner = createCleaner();
  expect(cleaner.push(" Hello")).toBe("Hello");
  expect(cleaner.push(" **you")).toBe(" you");
  expect(cleaner.push("** ")).toBe("");
  expect(cleaner.push("there")).toBe(" there");
});

function joined(pieces: string[]) {
  const cleaner = createCleaner();
  return pieces.map(cleaner.push).join("") + cleaner.end();
}

test.each(["*", " ", "* ", "**a "])(
  "takes linear time, piece by piece: %j",
  (worst) => expectLinearTime((text) => joined([...text]), worst),
  30_000,
);
