import { expect, test } from "vitest";
import { studio } from "#app/studio/company.ts";
import { problemsBetween } from "./related-settings.ts";

const selfHosted = { MODEL_URL: "http://model:11434/v1", MODEL_NAME: "qwen3:8b" };
const mistral = { MODEL_URL: "https://api.mistral.ai/v1", MODEL_NAME: "mistral-small-latest" };
const company = {
  MODEL_SERVICE: "La Plateforme",
  MODEL_COMPANY: "Mistral AI",
  MODEL_PRIVACY_URL: "https://mistral.ai/privacy",
};

test.each([
  [{}],
  [selfHosted],
  [{ ...selfHosted, MODEL_URL: "http://192.168.1.4:8080/v1" }],
  [{ ...selfHosted, MODEL_URL: "http://[fd00::1]/v1" }],
  [{ ...selfHosted, MODEL_URL: "http://gpu.internal/v1", ...company }],
  [{ ...mistral, ...company }],
  [{ ...selfHosted, MODEL_URL: "https://gpu.studio.example/v1", MODEL_COMPANY: studio.name }],
])("accepts the model settings %j", (settings) => {
  expect(problemsBetween(settings)).toEqual([]);
});

test.each([
  [{ ...selfHosted, GEMINI_API_KEY: "key" }, /^MODEL_URL must not be set together with GEMINI_API_KEY/],
  [{ MODEL_URL: selfHosted.MODEL_URL }, /^MODEL_NAME must be set when MODEL_URL is set/],
  [{ MODEL_NAME: selfHosted.MODEL_NAME }, /^MODEL_URL must be set when MODEL_NAME is set/],
  [mistral, /^MODEL_COMPANY must be set because MODEL_URL is a public address/],
  [{ ...selfHosted, MODEL_URL: "http://[2001:db8::1]/v1" }, /^MODEL_COMPANY must /],
  [{ ...selfHosted, MODEL_SERVICE: "Ours" }, /^MODEL_COMPANY must be set when MODEL_SERVICE is set/],
  [{ ...mistral, MODEL_COMPANY: "Mistral AI", MODEL_SERVICE: "Chat" }, /^MODEL_PRIVACY_URL must be set/],
])("rejects the model settings %j", (settings, problem) => {
  expect(problemsBetween(settings)).toEqual([expect.stringMatching(problem)]);
});
