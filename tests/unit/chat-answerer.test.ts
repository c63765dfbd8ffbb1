import { beforeAll, describe, expect, test } from "vitest";
import languages from "../../app/chat/answerer/classifier/weights/languages.json" with { type: "json" };
import rows from "../../app/chat/answerer/classifier/weights/rows.json" with { type: "json" };
import topics from "../../app/chat/answerer/classifier/weights/topics.json" with { type: "json" };
import { inputsHash } from "../../scripts/train-chat/data.ts";
import { evaluate, trainedQuestions, type Verdict } from "../eval/evaluate.ts";
import { isSample } from "../sample.ts";

/** Minimum percentages of right answers in `npm run eval:chat`, a little below the current results. */
const floors = { en: 86, fr: 83, es: 88 };
const followUpFloors = { en: 60, fr: 68, es: 75 };

let verdicts: Verdict[];
beforeAll(() => {
  verdicts = evaluate();
}, 120_000);

describe.skipIf(!isSample).each(["en", "fr", "es"] as const)("the embedded answerer in %s", (locale) => {
  test.each([
    ["questions", floors[locale], (turns: readonly string[]) => turns.length === 1],
    ["follow-ups", followUpFloors[locale], (turns: readonly string[]) => turns.length > 1],
  ])("answers at least the required share of %s correctly (%i %%)", (_, floor, isMeant) => {
    const own = verdicts.filter((verdict) => verdict.locale === locale && isMeant(verdict.turns));
    const right = own.filter(({ isRight }) => isRight).length;
    expect((100 * right) / own.length).toBeGreaterThanOrEqual(floor);
  });
});

test.skipIf(!isSample)("shows a price that wasn't asked for in at most 2 % of answers", () => {
  const wrong = verdicts.filter(({ wrongRows }) => wrongRows.length > 0);
  expect(wrong.length / verdicts.length).toBeLessThanOrEqual(0.02);
});

test("the training text contains no evaluation question", () => {
  expect(trainedQuestions()).toEqual([]);
});

test("the weights match their training data (otherwise run npm run train:chat)", () => {
  const inputs = inputsHash();
  expect([topics.inputs, rows.inputs, languages.inputs]).toEqual([inputs, inputs, inputs]);
});
