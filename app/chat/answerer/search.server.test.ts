import { expect, test } from "vitest";
import { searchQuestions } from "./search.server.ts";
import { questionFor } from "./state.ts";

test.each([
  ["What does a landing page cost?", "price", ["landingPage"]],
  ["landing page please", "price", ["landingPage"]],
  ["How long does a landing page take?", "time", ["landingPage"]],
  ["When are you open?", "hours", []],
  ["Can you bake a cake?", "unstated", []],
])("without training, takes %j as a question about %s %j @sample", (message, topic, rows) => {
  expect(searchQuestions(message, [], "en")).toMatchObject([{ topic, rows }]);
});

test("without training, an emergency comes before everything else @sample", () => {
  const emergency = questionFor("emergency");
  expect(searchQuestions("My landing page is on fire", [emergency], "en")).toEqual([emergency]);
});
