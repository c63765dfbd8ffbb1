import { expect, test } from "vitest";
import type { Turn } from "../model/provider.ts";
import { lastTurns } from "./last-turns.ts";

const turn = (index: number, length: number): Turn => ({
  role: index % 2 ? "model" : "user",
  text: String(index).repeat(length),
});

test("keeps a short conversation whole", () => {
  const turns = [turn(0, 10), turn(1, 10), turn(2, 10)];
  expect(lastTurns(turns)).toEqual(turns);
});

test("trims a long conversation to its last turns, starting with the visitor's", () => {
  const turns = [turn(0, 1999), turn(1, 3000), turn(2, 1999), turn(3, 1999), turn(4, 1999)];
  expect(lastTurns(turns)).toEqual(turns.slice(2));
  expect(lastTurns([...turns.slice(1, 4), turn(4, 1500)])).toEqual([turns[2], turns[3], turn(4, 1500)]);
});

test("keeps the end of an overlong last turn without splitting a character", () => {
  const [only] = lastTurns([turn(0, 10), turn(1, 10), { role: "user", text: `${"🌊".repeat(4000)}?` }]);
  expect(only?.text).toBe(`${"🌊".repeat(2999)}?`);
});
