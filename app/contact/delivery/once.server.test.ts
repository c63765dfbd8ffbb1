import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REPETITION_MS } from "../store/accepted.server.ts";
import { type AcceptedMemory, onceOnly } from "./once.server.ts";
import type { Outcome } from "./outcome.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure: Outcome = { kind: "failed", failure: "network", cause: "ECONNRESET" };
const forgetful: AcceptedMemory = { has: async () => false, add: async () => {} };
const reliable = (): AcceptedMemory => {
  const accepted = new Map<string, number>();
  return {
    has: async (fingerprint) => (accepted.get(fingerprint) ?? 0) > Date.now() - REPETITION_MS,
    add: async (fingerprint) => void accepted.set(fingerprint, Date.now()),
  };
};
const broken: AcceptedMemory = { has: noDisk, add: noDisk };

async function noDisk(): Promise<never> {
  throw new Error("no disk");
}

function guard(memory: AcceptedMemory) {
  const deliver = vi.fn(async (): Promise<Outcome> => ({ kind: "sent" }));
  const once = onceOnly(memory, 1000);
  return { deliver, once };
}

test.each([
  ["a memory", reliable()],
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
  deliver.mockResolvedValueOnce(failure);
  const twins = await Promise.all([once("a", deliver), once("a", deliver), once("a", deliver)]);
  expect(twins).toEqual([failure, failure, failure]);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("what the memory lost, as a deleted database does, can come again", async () => {
  const { deliver, once } = guard(forgetful);
  for (let i = 0; i < 2; i++) expect(await once("a", deliver)).toEqual({ kind: "sent" });
});

test("what another process accepted is a repetition here", async () => {
  const { deliver, once } = guard({ has: async (fingerprint) => fingerprint === "a", add: async () => {} });
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(deliver).not.toHaveBeenCalled();
});
