import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readiness } from "./readiness.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("reports a hanging check as down within half a second, and reuses results for two seconds", async () => {
  const inbox = vi.fn();
  const ready = readiness({ inbox, redis: async () => "off" });
  inbox.mockReturnValue(new Promise(() => {}));
  const first = ready();
  await vi.advanceTimersByTimeAsync(450);
  expect(await first).toEqual({ isReady: false, text: "inbox: down\nredis: off\n" });

  inbox.mockResolvedValue("ok");
  expect(await ready()).toEqual(await first);
  expect(inbox).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(2000);
  expect(await ready()).toEqual({ isReady: true, text: "inbox: ok\nredis: off\n" });
  inbox.mockRejectedValue(new Error("no disk"));
  await vi.advanceTimersByTimeAsync(2100);
  expect((await ready()).isReady).toBe(false);
});
