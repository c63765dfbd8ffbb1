import { beforeAll, describe, expect, test } from "vitest";
import { studio } from "../../app/studio/company.ts";
import { sample } from "../../app/studio/sample.ts";
import { evaluate, trainedOn, type Verdict } from "../eval/evaluate.ts";

/**
 * So many of a hundred questions the embedded answerer gets right, by language: what it reaches, less a little. A
 * change that costs more than that is none for the better; `npm run eval:chat` says which questions it costs.
 */
const floors = { en: 92, fr: 91, es: 89 };

let verdicts: Verdict[];
beforeAll(() => {
  verdicts = evaluate();
});

// They ask after the projects and within the prices of the sample.
describe.skipIf(studio.name !== sample.name).each(Object.entries(floors))("%s", (language, floor) => {
  test(`answers ${floor} % of its questions`, () => {
    const own = verdicts.filter((verdict) => verdict.language === language && verdict.turns.length === 1);
    const right = own.filter((verdict) => verdict.right).length;
    expect((100 * right) / own.length).toBeGreaterThanOrEqual(floor);
  });
});

test("is not asked what it was trained on", () => {
  expect(trainedOn()).toEqual([]);
});
