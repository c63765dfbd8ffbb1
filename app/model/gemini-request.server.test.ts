import { expect, test } from "vitest";
import { z } from "zod";
import { geminiRequest, thinkingConfig } from "./gemini-request.server.ts";

test("the default model is asked not to think, through the SDK", async () => {
  const { init } = await geminiRequest({ system: "s", turns: [{ role: "user", text: "hello" }] });
  const { generationConfig } = z
    .object({ generationConfig: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(String(init.body)));
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
