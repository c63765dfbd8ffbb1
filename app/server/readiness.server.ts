import { setTimeout as sleep } from "node:timers/promises";
import { contactChecks } from "#app/contact/contact.server.ts";
import { model } from "#app/model/model.server.ts";
import type { Check } from "#app/platform/check.ts";
import { redisState } from "#app/platform/redis.server.ts";

/** However often somebody asks, dependencies are asked once in this time. */
const REUSE_MS = 2000;
/** What has not answered by then does not: who asks wants to know soon. */
const PATIENCE_MS = 400;

let latest: { at: number; result: ReturnType<typeof checkAll> } | undefined;

/** Whether this process can take a message, with one line for each thing that it depends on. */
export function readiness() {
  const now = performance.now();
  if (!latest || now - latest.at > REUSE_MS) latest = { at: now, result: checkAll() };
  return latest.result;
}

async function checkAll() {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await inTime(check)] as const),
  );
  return {
    isReady: states.every(([, state]) => state !== "down"),
    text: states.map(([name, state]) => `${name}: ${state}\n`).join(""),
  };
}

const checks: Record<string, Check> = {
  ...contactChecks,
  redis: redisState,
  model: async () => (model ? "ok" : "off"),
};

function inTime(check: Check): ReturnType<Check> {
  return Promise.race([check().catch(() => "down" as const), sleep(PATIENCE_MS, "down" as const)]);
}
