import { beforeAll, describe, expect, test } from "vitest";
import { studio } from "../../app/studio/company.ts";
import { sample } from "../../app/studio/sample.ts";
import { evaluate, trainedOn, type Verdict } from "../eval/evaluate.ts";

/**
 * So many of a hundred questions the embedded answerer gets right, by language: what it reaches, less a little. A
 * change that costs more than that is none for the better; `npm run eval:chat` says which questions it costs.
 */
const floors = { en: 88, fr: 90, es: 92 };
/** The same of what follows up something else, two or more turns on. */
const followUpFloors = { en: 81, fr: 86, es: 88 };

const languages = ["en", "fr", "es"] as const;
/** A thousand questions take seconds alone, and longer beside all other tests. */
const TIMEOUT = 120_000;

let verdicts: Verdict[];
beforeAll(() => {
  verdicts = evaluate();
}, TIMEOUT);

// They ask after the projects and within the prices of the sample.
describe.skipIf(studio.name !== sample.name).each(languages)("%s", (language) => {
  test.each([
    ["questions", floors[language], (turns: readonly string[]) => turns.length === 1],
    ["follow-ups", followUpFloors[language], (turns: readonly string[]) => turns.length > 1],
  ])("answers its %s: %i %", (_, floor, isMeant) => {
    const own = verdicts.filter((verdict) => verdict.language === language && isMeant(verdict.turns));
    const right = own.filter((verdict) => verdict.right).length;
    expect((100 * right) / own.length).toBeGreaterThanOrEqual(floor);
  });
});

test("is not asked what it was trained on", () => {
  expect(trainedOn()).toEqual([]);
});
