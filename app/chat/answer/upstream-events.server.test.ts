import { expect, test } from "vitest";
import { createEventReader, readError } from "./upstream-events.server.ts";

const text = "**Café**\u00a0🌊 \u2028 1\u202f800\u00a0€";
const event = (part: string, finishReason?: string) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text: part }] }, finishReason }] })}`;

test.each(["\r\n", "\n", "\r"])(
  "reads the same text with line ends %j, wherever the bytes are cut",
  (eol) => {
    const stream = `: hello${eol}${eol}${event(text)}${eol}${eol}id: 1${eol}${event("end", "STOP")}${eol}${eol}`;
    const bytes = new TextEncoder().encode(stream);
    for (let at = 0; at <= bytes.length; at++) {
      const reader = createEventReader();
      const frames = [reader.push(bytes.subarray(0, at)), reader.push(bytes.subarray(at)), reader.end()];
      expect(frames.map((frame) => frame?.text ?? "").join(""), `cut at ${at}`).toBe(`${text}end`);
      expect(frames.findLast((frame) => frame?.finish)?.finish).toBe("STOP");
    }
  },
);

test("takes a last event whose empty line is missing, and leaves out one that is cut", () => {
  const whole = createEventReader();
  expect(whole.push(bytesOf(event("whole", "STOP")))).toBeNull();
  expect(whole.end()).toMatchObject({ text: "whole", finish: "STOP" });
  const cut = createEventReader();
  cut.push(bytesOf(event("cut").slice(0, -5)));
  expect(cut.end()).toEqual({ text: "" });
});

test("refuses an event that is longer than a reply may be", () => {
  const reader = createEventReader();
  expect(() => reader.push(bytesOf(`data: ${"x".repeat(300_000)}`))).toThrow("too-long");
});

test("gives the text before an error, then the error", () => {
  const frame = createEventReader().push(
    bytesOf(`${event("half")}\n\ndata: {"error":{"message":"No."}}\n\n`),
  );
  expect(frame).toMatchObject({ text: "half", failure: { outcome: "refused", shown: "No." } });
});

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
  ['{"error":{}}', undefined, undefined],
  ["<h1>no</h1>", undefined, undefined],
])("reads the error %s", (body, shown, retryAfter) => {
  expect(readError(body)).toEqual({ shown, retryAfter });
});

function bytesOf(text: string) {
  return new TextEncoder().encode(text);
}
