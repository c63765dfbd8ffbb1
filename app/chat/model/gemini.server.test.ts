import { expect, test } from "vitest";
import { geminiRequest, readEvent, thinkingConfig } from "./gemini.server.ts";

test("disables thinking in requests to the default model", () => {
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
])("the thinking config of %s is %j", (model, config) => {
  expect(thinkingConfig(model)).toEqual(config);
});

test("leaves out thoughts, and throws on errors and malformed events", () => {
  const parts = [{ text: "One" }, { text: "hm", thought: true }, { text: " two" }];
  expect(readEvent(JSON.stringify({ candidates: [{ content: { parts } }] })).text).toBe("One two");
  for (const malformed of ["", "[]", '{"candidates":{}}', '{"candidates": [}']) {
    expect(() => readEvent(malformed), malformed).toThrow("malformed");
  }
  expect(() => readEvent('{"error":{"message":"No."}}')).toThrow("refused");
});

test("ignores an invalid token count", () => {
  for (const totalTokenCount of [-1, 1e300, 1.5, "7"])
    expect(readEvent(JSON.stringify({ usageMetadata: { totalTokenCount } })).used).toBeUndefined();
});
