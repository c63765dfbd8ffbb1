import { expect, test, vi } from "vitest";
import { expectLinearTime } from "./time-bound.ts";

vi.setConfig({ testTimeout: 30_000 });

test("a pattern that reads once passes", () => expectLinearTime((text) => /a+$/.exec(`b${text}`), "a", true));

test("one that is done at once passes", () =>
  expectLinearTime((text) => text.slice(0, 200).split(","), "a,", true));

test("one that begins anew at every letter does not", () =>
  expect(expectLinearTime((text) => /a+$/.exec(`${text}b`), "a", true)).rejects.toThrow("64 KiB to 16 KiB"));

test("nor a loop over what it has collected, awaited or not", () =>
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
