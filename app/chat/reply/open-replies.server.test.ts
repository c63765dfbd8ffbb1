import { expect, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { openReply } from "./open-replies.server.ts";

function open(address: string) {
  const end = new AbortController();
  return { end, ...openReply(end, address) };
}

test("lets one client use all slots, but aborts its oldest replies when others need slots", () => {
  const greedy = Array.from({ length: env.CHAT_MAX_CONCURRENT }, (_, i) => open(`2001:db8:1:${i % 3}::1`));
  expect(() => open("2001:db8:1:9::1")).toThrow("busy");
  const others = [open("203.0.113.7"), open("203.0.113.8")];
  expect(greedy.map(({ end }) => end.signal.aborted)).toEqual(greedy.map((_, i) => i < 2));
  expect(greedy[0]?.end.signal.reason).toMatchObject({ kind: "busy", status: 503 });
  // The aborted generators close their replies too, which must not free a second slot.
  for (const { close } of greedy.slice(0, 2)) close();
  expect(() => open("2001:db8:1:9::1")).toThrow("busy");
  for (const { close } of [...greedy, ...others]) close();
});

test("aborts no reply of clients that use at most a fifth of the slots", () => {
  const addresses = Array.from({ length: env.CHAT_MAX_CONCURRENT }, (_, i) => `203.0.113.${i % 5}`);
  const fair = addresses.map(open);
  expect(() => open("203.0.113.9")).toThrow("busy");
  for (const { close } of fair) close();
});
