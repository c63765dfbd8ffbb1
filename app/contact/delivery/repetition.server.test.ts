import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onceOnly, type RepetitionMemory } from "./repetition.server.ts";

type Outcome = { kind: "sent" } | { kind: "failed" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const forgetful: RepetitionMemory = { has: async () => false, add: async () => {} };
const broken: RepetitionMemory = {
  has: () => Promise.reject(new Error("no disk")),
  add: () => Promise.reject(new Error("no disk")),
};

function guard(memory: RepetitionMemory) {
  const deliver = vi.fn(async (): Promise<Outcome> => ({ kind: "sent" }));
  const once = onceOnly<Outcome>(({ kind }) => kind === "sent", memory);
  return { deliver, once };
}

test.each([
  ["a memory", forgetful],
  ["a broken memory", broken],
])("with %s, the same message within ten minutes is delivered once", async (_, memory) => {
  const { deliver, once } = guard(memory);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  vi.advanceTimersByTime(9 * 60_000);
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(await once("b", deliver)).toEqual({ kind: "sent" });
  vi.advanceTimersByTime(2 * 60_000);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(3);
});

test("twins under way share the first's outcome, failures too, and a failure is forgotten", async () => {
  const { deliver, once } = guard(forgetful);
  deliver.mockResolvedValueOnce({ kind: "failed" });
  const twins = await Promise.all([once("a", deliver), once("a", deliver), once("a", deliver)]);
  expect(twins).toEqual([{ kind: "failed" }, { kind: "failed" }, { kind: "failed" }]);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("what another process accepted is a repetition here", async () => {
  const { deliver, once } = guard({ has: async (print) => print === "a", add: async () => {} });
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(deliver).not.toHaveBeenCalled();
});
