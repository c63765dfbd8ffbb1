import { expect, test, vi } from "vitest";
import { expectLinearTime } from "./time-bound.ts";

vi.setConfig({ testTimeout: 30_000 });

test("a linear pattern passes", () => expectLinearTime((text) => /a+$/.exec(`b${text}`), "a", true));

test("a constant-time function passes", () =>
  expectLinearTime((text) => text.slice(0, 200).split(","), "a,", true));

test("a quadratic pattern fails", () =>
  expect(expectLinearTime((text) => /a+$/.exec(`${text}b`), "a", true)).rejects.toThrow("64 KiB to 16 KiB"));

test("a quadratic asynchronous loop fails", () =>
  expect(
    expectLinearTime(
      async (text) => {
        const seen: string[] = [];
        for (const word of text.split(" ")) if (!seen.includes(word)) seen.push(word);
      },
      (length) => Array.from({ length: length / 8 }, (_, i) => String(i).padStart(7, "x")).join(" "),
      true,
    ),
  ).rejects.toThrow());
