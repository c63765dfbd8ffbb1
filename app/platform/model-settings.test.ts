import { expect, test } from "vitest";
import { studio } from "#app/studio/company.ts";
import { modelProblems } from "./model-settings.ts";

const own = { MODEL_URL: "http://model:11434/v1", MODEL_NAME: "qwen3:8b" };
const mistral = { MODEL_URL: "https://api.mistral.ai/v1", MODEL_NAME: "mistral-small-latest" };
const company = {
  MODEL_SERVICE: "La Plateforme",
  MODEL_COMPANY: "Mistral AI",
  MODEL_PRIVACY_URL: "https://mistral.ai/privacy",
};

test.each([
  [{}],
  [own],
  [{ ...own, MODEL_URL: "http://192.168.1.4:8080/v1" }],
  [{ ...own, MODEL_URL: "http://[fd00::1]/v1" }],
  [{ ...own, MODEL_URL: "http://gpu.internal/v1", ...company }],
  [{ ...mistral, ...company }],
  [{ ...own, MODEL_URL: "https://gpu.studio.example/v1", MODEL_COMPANY: studio.name }],
])("%j is complete", (given) => {
  expect(modelProblems(given)).toEqual([]);
});

test.each([
  [{ ...own, GEMINI_API_KEY: "key" }, /^MODEL_URL must not be set together with GEMINI_API_KEY/],
  [{ MODEL_URL: own.MODEL_URL }, /^MODEL_NAME must be set when MODEL_URL is set/],
  [{ MODEL_NAME: own.MODEL_NAME }, /^MODEL_URL must be set when MODEL_NAME is set/],
  [mistral, /^MODEL_COMPANY must name the company that runs the public server in MODEL_URL/],
  [{ ...own, MODEL_URL: "http://[2001:db8::1]/v1" }, /^MODEL_COMPANY must /],
  [{ ...own, MODEL_SERVICE: "Ours" }, /^MODEL_COMPANY must be set when MODEL_SERVICE is set/],
  [{ ...mistral, MODEL_COMPANY: "Mistral AI", MODEL_SERVICE: "Chat" }, /^MODEL_PRIVACY_URL must be set/],
])("%j is refused", (given, problem) => {
  expect(modelProblems(given)).toEqual([expect.stringMatching(problem)]);
});
