import { expect, test } from "vitest";
import { eventsIn } from "./stream-reply.server.ts";

const text = "**Café**\u00a0🌊 \u2028 1\u202f800\u00a0€";
const event = (part: string) => `data: ${JSON.stringify(part)}`;
const parts = (data: string): unknown => JSON.parse(data);

test.each(["\r\n", "\n", "\r"])(
  "parses events with line ends %j, however the bytes are split",
  async (eol) => {
    const stream = `: hello${eol}${eol}${event(text)}${eol}${eol}id: 1${eol}${event("end")}${eol}${eol}`;
    const bytes = new TextEncoder().encode(stream);
    for (let at = 0; at <= bytes.length; at++) {
      const events = await read(bytes.subarray(0, at), bytes.subarray(at));
      expect(events.map(parts), `cut at ${at}`).toEqual([text, "end"]);
    }
  },
);

test("reads a last event without a blank line after it, and ignores a truncated one", async () => {
  expect((await read(event("whole"))).map(parts)).toEqual(["whole"]);
  expect(await read(event("cut").slice(0, -5))).toEqual([]);
});

test("rejects an event that is longer than any reply", async () => {
  await expect(read(`data: ${"x".repeat(1_200_000)}`)).rejects.toThrow("too-long");
});

/** Returns the data of the events in a response that consists of these chunks. */
async function read(...chunks: (string | Uint8Array<ArrayBuffer>)[]) {
  const encode = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === "string" ? encode.encode(chunk) : chunk);
      }
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const data of eventsIn(new Response(body))) events.push(...data);
  return events;
}
