import { expect, test } from "vitest";
import { expectLinearTime } from "./time-bound.ts";

test("accepts a linear pattern", () => expectLinearTime((text) => /a+$/.exec(`b${text}`), "a", true));

test("accepts a constant-time function", () =>
  expectLinearTime((text) => text.slice(0, 200).split(","), "a,", true));

test("rejects a quadratic loop", () =>
  expect(expectLinearTime(quadratic, "a", true)).rejects.toThrow("64 KiB to 16 KiB"));

test("rejects a quadratic asynchronous loop", () =>
  expect(expectLinearTime(async (text) => quadratic(text), "a", true)).rejects.toThrow("64 KiB to 16 KiB"));

function quadratic(text: string) {
  let sum = 0;
  for (let i = 0; i < text.length; i += 32)
    for (let j = 0; j < text.length; j += 32) sum += text.charCodeAt(j);
  return sum;
}
