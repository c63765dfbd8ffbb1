import { expect, test } from "vitest";
import { readError, refusal } from "./service.server.ts";

const service = { url: "https://model.example/v1", key: "secret-key", headers: {} };

test.each([
  ['{"error":{"message":"Quota.","details":[{"retryDelay":"1.2s"}]}}', "Quota.", 2],
  ['[{"error":{"message":"In a list."}}]', "In a list.", undefined],
  ['{"error":"A string."}', "A string.", undefined],
  ['{"message":"Its message."}', "Its message.", undefined],
  [
    '{"error":{"message":"At https://x.example/v1?key=abc and 10.0.0.1:80\\n    at f (/srv/a.js)"}}',
    "At … and …",
    undefined,
  ],
  ['{"error":"secret-key is unknown to model.example"}', "… is unknown to …", undefined],
  ['{"error":{}}', undefined, undefined],
  ['{"message":{"detail":[]}}', undefined, undefined],
  ["<h1>no</h1>", undefined, undefined],
])("parses the error response %s", (body, shown, retryAfter) => {
  expect(readError(body, service)).toEqual({ shown, retryAfter });
});

test("redacts a container's address, but not the container's name elsewhere in the message", () => {
  const shown = readError('{"error":"no model on model:11434"}', {
    ...service,
    url: "http://model:11434/v1",
  });
  expect(shown).toEqual({ shown: "no model on …" });
});

test.each([
  [429, "7", 429, 7],
  [429, "soon", 429, 30],
  [500, "7", 502, undefined],
])("maps status %i with Retry-After %s to status %i and %s", (status, header, sent, retryAfter) => {
  const failure = refusal(new Response("", { status, headers: { "Retry-After": header } }), "", service);
  expect(failure.status).toBe(sent);
  expect(failure.details.retryAfter).toBe(retryAfter);
});
