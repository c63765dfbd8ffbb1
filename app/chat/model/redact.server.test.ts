import { expect, test } from "vitest";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { redact } from "./redact.server.ts";

test.each([
  "Quota exceeded.",
  "Quota exceeded for metric: generate_content_free_tier_requests, limit: 20",
  "Quota exceeded for quota metric 'Generate requests' and limit 'Requests per minute' (5 of 5).",
  "Resource has been exhausted (e.g. check quota).",
  "The model is overloaded. Please try again later.",
  "API key not valid. Please pass a valid API key.",
  "The model `llama3.2:1b` was not found, try gemini-2.5-flash.",
  "This model's maximum context length is 128000 tokens.",
  "Le modèle est surchargé. Réessayez dans 30 s.",
])("keeps an ordinary message: %j", (message) => expect(redact(message, [])).toBe(message));

test.each([
  ["Overloaded.\n    at Server.<anonymous> (/srv/index.js:3:9)", "Overloaded."],
  ["Can't reach http://model:8000/v1/chat at 10.0.0.7:8000", "Can't reach … at …"],
  ["API key s3cret-key is invalid.", "API key … is invalid."],
  [`Overloaded. ${"word ".repeat(100)}`, ""],
])("redacts %j", (message, shown) => expect(redact(message, ["s3cret-key"])).toBe(shown));

test.each(["a.", "a-", "http://", "key=", "1.1.1.", "AIza", "\n at ", "a"])(
  "redacts in linear time: %j",
  (worst) => expectLinearTime((text) => redact(text, ["secret"]), worst),
  30_000,
);
