import { expect, test } from "vitest";
import { readError, readFrames } from "./gemini-frames.server.ts";
import { eventsIn } from "./upstream.server.ts";

const text = "**Café**\u00a0🌊 \u2028 1\u202f800\u00a0€";
const event = (part: string, finishReason?: string) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text: part }] }, finishReason }] })}`;

test.each(["\r\n", "\n", "\r"])(
  "reads the same text with line ends %j, wherever the bytes are cut",
  async (eol) => {
    const stream = `: hello${eol}${eol}${event(text)}${eol}${eol}id: 1${eol}${event("end", "STOP")}${eol}${eol}`;
    const bytes = new TextEncoder().encode(stream);
    for (let at = 0; at <= bytes.length; at++) {
      const events = await read(bytes.subarray(0, at), bytes.subarray(at));
      expect(readFrames(events), `cut at ${at}`).toEqual({ text: `${text}end`, finish: "STOP" });
    }
  },
);

test("takes a last event whose empty line is missing, and leaves out one that is cut", async () => {
  expect(readFrames(await read(event("whole", "STOP")))).toEqual({ text: "whole", finish: "STOP" });
  expect(await read(event("cut").slice(0, -5))).toEqual([]);
});

test("refuses an event that is longer than a reply may be", async () => {
  await expect(read(`data: ${"x".repeat(700_000)}`)).rejects.toThrow("too-long");
});

test("gives the text before an error, then the error", async () => {
  const events = await read(`${event("half")}\n\ndata: {"error":{"message":"No."}}\n\n${event("late")}\n\n`);
  expect(readFrames(events)).toMatchObject({ text: "half", failure: { kind: "refused", shown: "No." } });
});

test("thoughts are no text, and what is no JSON of this kind is refused", () => {
  const parts = [{ text: "One" }, { text: "hm", thought: true }, { text: " two" }];
  expect(readFrames([JSON.stringify({ candidates: [{ content: { parts } }] })])).toEqual({ text: "One two" });
  for (const odd of ["", "[]", '{"candidates":{}}', '{"candidates": [}']) {
    expect(readFrames([odd]), odd).toMatchObject({ failure: { kind: "malformed" } });
  }
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

/** The data of what comes over the wire in these pieces. */
async function read(...pieces: (string | Uint8Array<ArrayBuffer>)[]) {
  const encode = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === "string" ? encode.encode(piece) : piece);
      }
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const data of eventsIn(new Response(body))) events.push(...data);
  return events;
}
