import { beforeAll, describe, expect, test } from "vitest";
import languages from "../../app/chat/assistant/classifier/weights/languages.json" with { type: "json" };
import rows from "../../app/chat/assistant/classifier/weights/rows.json" with { type: "json" };
import topics from "../../app/chat/assistant/classifier/weights/topics.json" with { type: "json" };
import { inputsHash } from "../../scripts/train-chat/data.ts";
import { evaluate, trainedOn, type Verdict } from "../eval/evaluate.ts";
import { isSample } from "../sample.ts";

/** Least percentage of right answers in `npm run eval:chat`: the current results with a small margin. */
const floors = { en: 86, fr: 83, es: 88 };
const followUpFloors = { en: 60, fr: 68, es: 75 };

let verdicts: Verdict[];
beforeAll(() => {
  verdicts = evaluate();
}, 120_000);

describe.skipIf(!isSample).each(["en", "fr", "es"] as const)("%s", (locale) => {
  test.each([
    ["questions", floors[locale], (turns: readonly string[]) => turns.length === 1],
    ["follow-ups", followUpFloors[locale], (turns: readonly string[]) => turns.length > 1],
  ])("answers its %s: %i %%", (_, floor, isMeant) => {
    const own = verdicts.filter((verdict) => verdict.locale === locale && isMeant(verdict.turns));
    const right = own.filter(({ isRight }) => isRight).length;
    expect((100 * right) / own.length).toBeGreaterThanOrEqual(floor);
  });
});

test.skipIf(!isSample)("shows the price of a row that wasn't meant in at most 2 % of answers", () => {
  const wrong = verdicts.filter(({ wrongRows }) => wrongRows.length > 0);
  expect(wrong.length / verdicts.length).toBeLessThanOrEqual(0.02);
});

test("no evaluation question is in the training text", () => {
  expect(trainedOn()).toEqual([]);
});

test("the weights match their training data: if not, run npm run train:chat", () => {
  const inputs = inputsHash();
  expect([topics.inputs, rows.inputs, languages.inputs]).toEqual([inputs, inputs, inputs]);
});
