import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Check } from "#app/platform/feature.ts";

const REUSE_MS = 2000;
const PATIENCE_MS = 400;

/** Returns a function that reports whether this process can accept a message, with one line for each dependency. */
export function readiness(checks: Record<string, Check>) {
  let latest: { at: number; result: ReturnType<typeof runAll> } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > REUSE_MS) latest = { at: now, result: runAll(checks) };
    return latest.result;
  };
}

async function runAll(checks: Record<string, Check>) {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await inTime(check)] as const),
  );
  return {
    isReady: states.every(([, state]) => state !== "down"),
    text: states.map(([name, state]) => `${name}: ${state}\n`).join(""),
  };
}

function inTime(check: Check): ReturnType<Check> {
  // If this process stalled, a check that has its own limit, as Redis has, answers first.
  const late = sleep(PATIENCE_MS).then(() => setImmediate("down" as const));
  return Promise.race([check().catch(() => "down" as const), late]);
}
