import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplyEvent } from "../turns.ts";
import { eventStream } from "./event-stream.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed: ReplyEvent = {
  type: "error",
  message: "Too slow.",
  facts: { text: "Our own answer.", followUps: [] },
  status: 504,
};
const comment = ": the model has not replied yet\n\n";

/** Starts a stream whose model says its first word, or fails, after `ms`. */
function streamAfter(ms: number, outcome: "word" | "failure") {
  async function* events(): AsyncGenerator<ReplyEvent, void, void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    yield outcome === "failure" ? failed : { type: "text", text: "Hello" };
  }
  return eventStream(events(), ({ status }) => new Response(null, { status: status ?? 0 }));
}

test.each([
  [9_000, 'event: text\ndata: {"text":"Hello"}\n\n'],
  [24_000, `${comment}event: text\ndata: {"text":"Hello"}\n\n`],
  [41_000, `${comment.repeat(3)}event: text\ndata: {"text":"Hello"}\n\n`],
])("after %d ms of silence, the stream is %j", async (ms, expected) => {
  const stream = streamAfter(ms, "word");
  await vi.advanceTimersByTimeAsync(ms);
  expect(await (await stream).text()).toBe(expected);
});

test("sends the comment before the model's first word", async () => {
  const stream = streamAfter(60_000, "word");
  await vi.advanceTimersByTimeAsync(10_000);
  const { value } = (await (await stream).body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe(comment);
});

test("a failure after the first comment is an error event with the embedded answer", async () => {
  const stream = streamAfter(12_000, "failure");
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await (await stream).text()).toBe(
    `${comment}event: error\ndata: {"message":"Too slow.","facts":{"text":"Our own answer.","followUps":[]}}\n\n`,
  );
});

test("an earlier failure is a response with its own status", async () => {
  const stream = streamAfter(9_000, "failure");
  await vi.advanceTimersByTimeAsync(9_000);
  expect((await stream).status).toBe(504);
});
