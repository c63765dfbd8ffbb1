import { afterEach, expect, test, vi } from "vitest";
import { defaultLocale } from "#app/i18n/locales.ts";
import { requestReply } from "./request-reply.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [
    "a failure after comment lines, with the embedded answer",
    ': the model has not replied yet\n\nevent: error\ndata: {"message":"Too slow.","facts":{"text":"Ours.","followUps":["More?"]}}\n\n',
    [{ type: "error", message: "Too slow.", isCut: false, facts: { text: "Ours.", followUps: ["More?"] } }],
  ],
  [
    "a reply that ended at a limit",
    'event: text\ndata: {"text":"Half"}\n\nevent: error\ndata: {"message":"Something went wrong!","isCut":true}\n\n',
    [
      { type: "text", text: "Half" },
      { type: "error", message: "Something went wrong!", isCut: true },
    ],
  ],
])("reads %s", async (_, stream, expected) => {
  const seen: unknown[] = [];
  for await (const event of replyTo(stream, performance.now() - 1000)) seen.push(event);
  expect(seen).toMatchObject(expected);
});

test("shows nothing earlier than 600 ms after sending", async () => {
  vi.useFakeTimers();
  const events = replyTo('event: text\ndata: {"text":"Hello"}\n\n', performance.now());
  const seen = vi.fn();
  void events.next().then(seen);
  await vi.advanceTimersByTimeAsync(599);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect
    .poll(() => seen.mock.calls)
    .toEqual([[{ value: { type: "text", text: "Hello" }, done: false }]]);
});

/** Requests a reply from a server that answers with this stream. */
function replyTo(stream: string, sentAt: number) {
  const headers = { "Content-Type": "text/event-stream" };
  vi.stubGlobal("fetch", async () => new Response(stream, { headers }));
  const { signal } = new AbortController();
  return requestReply([], { locale: defaultLocale, failed: "Failed", sentAt, signal });
}
