import { expect, test } from "vitest";
import { expectLinearTime } from "./time-bound.ts";

test("a linear pattern passes", () => expectLinearTime((text) => /a+$/.exec(`b${text}`), "a", true));

test("a constant-time function passes", () =>
  expectLinearTime((text) => text.slice(0, 200).split(","), "a,", true));

test("a quadratic loop fails", () =>
  expect(expectLinearTime(quadratic, "a", true)).rejects.toThrow("64 KiB to 16 KiB"));

test("a quadratic asynchronous loop fails", () =>
  expect(expectLinearTime(async (text) => quadratic(text), "a", true)).rejects.toThrow("64 KiB to 16 KiB"));

function quadratic(text: string) {
  let sum = 0;
  for (let i = 0; i < text.length; i += 32)
    for (let j = 0; j < text.length; j += 32) sum += text.charCodeAt(j);
  return sum;
}
