import { expect, test } from "vitest";
import { understand } from "../understand.server.ts";
import { maskedWordsIn } from "../words/masked-words.ts";
import { turnsIn } from "./turns.ts";

function turns(text: string) {
  return turnsIn(maskedWordsIn(text)).map((words) => words.map(({ word }) => word).join(" "));
}

test("each marked question is one turn, with what is told before it and what is told at the end", () => {
  expect(turns("We are on Laravel. Is that a problem? Who would own the code? Thanks in advance.")).toEqual([
    "we are on <tool> is that a problem ?",
    "who would own the code ? thanks in advance",
  ]);
});

test.each(["What is an MVP? How much?", "Could somebody answer at night? And what would that cost?"])(
  "a question that hangs on the one before goes with it: %s",
  (text) => {
    expect(turns(text)).toHaveLength(1);
  },
);

test("what is not marked stays as it is", () => {
  const words = maskedWordsIn("the price, and how long does it take");
  expect(turnsIn(words)).toEqual([words]);
});

test.each<[string, string[]]>([
  ["Quelle stack côté back ? On est en Laravel, c’est compatible ?", ["stack", "stack"]],
  ["Can I see it before it is done? And who owns the code?", ["process", "ownership"]],
])("both are answered: %s", (text, topics) => {
  expect(understand([text]).asks.map(({ topic }) => topic)).toEqual(topics);
});
