import { expect, test } from "vitest";
import { geminiRequest, readEvent, thinkingConfig } from "./gemini.server.ts";
import { joinFrames } from "./service.server.ts";

test("the default model is asked not to think", () => {
  const { generationConfig } = geminiRequest({ system: "s", turns: [{ role: "user", text: "hello" }] });
  expect(generationConfig).toMatchObject({ thinkingConfig: { thinkingBudget: 0 } });
});

test.each([
  ["gemini-2.5-flash", { thinkingBudget: 0 }],
  ["gemini-2.5-flash-lite", { thinkingBudget: 0 }],
  ["gemini-2.5-pro", { thinkingBudget: 128 }],
  ["gemini-3-flash-preview", { thinkingLevel: "low" }],
  ["gemini-2.0-flash", undefined],
  ["gemma-3-27b-it", undefined],
])("%s: %j", (model, config) => {
  expect(thinkingConfig(model)).toEqual(config);
});

test("thoughts are no text, and what is no JSON of this kind is refused", () => {
  const parts = [{ text: "One" }, { text: "hm", thought: true }, { text: " two" }];
  expect(readEvent(JSON.stringify({ candidates: [{ content: { parts } }] }))).toEqual({ text: "One two" });
  for (const odd of ["", "[]", '{"candidates":{}}', '{"candidates": [}']) {
    expect(readEvent(odd), odd).toMatchObject({ failure: { kind: "malformed" } });
  }
});

test("a token count that no reply can have is left out", () => {
  for (const totalTokenCount of [-1, 1e300, 1.5, "7"])
    expect(readEvent(JSON.stringify({ usageMetadata: { totalTokenCount } }))).toEqual({ text: "" });
});

test("gives the text before an error, then the error", () => {
  const text = (part: string) => JSON.stringify({ candidates: [{ content: { parts: [{ text: part }] } }] });
  const events = [text("half"), '{"error":{"message":"No."}}', text("late")];
  expect(joinFrames(events, readEvent)).toMatchObject({
    text: "half",
    failure: { kind: "refused", shown: "No." },
  });
});
