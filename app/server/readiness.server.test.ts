import { afterEach, beforeEach, expect, test, vi } from "vitest";

const inbox = vi.hoisted(() => vi.fn());
vi.mock("#app/contact/contact.server.ts", () => ({ contactChecks: { inbox } }));
vi.mock("#app/model/model.server.ts", () => ({ model: null }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { readiness } = await import("./readiness.server.ts");

test("what hangs is down, and said soon; what was found out holds for two seconds", async () => {
  inbox.mockReturnValue(new Promise(() => {}));
  const first = readiness();
  await vi.advanceTimersByTimeAsync(450);
  expect(await first).toEqual({ isReady: false, text: "inbox: down\nredis: off\nmodel: off\n" });

  inbox.mockResolvedValue("ok");
  expect(await readiness()).toEqual(await first);
  expect(inbox).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(2000);
  expect(await readiness()).toEqual({ isReady: true, text: "inbox: ok\nredis: off\nmodel: off\n" });
  inbox.mockRejectedValue(new Error("no disk"));
  await vi.advanceTimersByTimeAsync(2100);
  expect((await readiness()).isReady).toBe(false);
});
