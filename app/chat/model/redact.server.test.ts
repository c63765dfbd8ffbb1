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
  'Traceback (most recent call last):\n  File "/srv/vllm/engine.py", line 12\nKeyError',
  "HF_TOKEN=hf_abcdefghijkl is invalid",
  "Bearer sk-proj-ABCDEFG0123456789 was refused",
  "No answer from model.internal.example",
  "No answer from [fd00::5]:8000",
  "No answer from gpu-7:8000",
  "Rate limit reached in organization org-AbCdEf123456",
  "Quota of project 123456789012 exceeded",
  "goroutine 1 [running]: main.go:12 +0x1d",
  "Object.<anonymous> (index.js:3:9)",
  "Invalid token hf_abcdefghijklmnopqrstuvwxyzABCDEFGH",
  "Request 0b7e0c2e-4d0f-4c5f-9f39-6a1de3cdbb1e failed",
  `Overloaded. ${"word ".repeat(100)}`,
  "Overloaded.\u2028Try again.",
])("redacts the whole message: %j", (message) => expect(redact(message, [])).toBe(""));

test.each(["a.", "a-", "http://", "key=", "1.1.1.", "AIza", "\n at ", "a"])(
  "redacts in linear time: %j",
  (worst) => expectLinearTime((text) => redact(text, ["secret"]), worst),
  30_000,
);
