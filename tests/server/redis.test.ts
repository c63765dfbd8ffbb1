/** @module-tag redis-server */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRedis, type TestRedis } from "../redis.ts";
import { type Site, startSite } from "../site.ts";

// deliver.server.test.ts checks that they share messages, chat-budget.test.ts that they share a budget.
const METRICS_TOKEN = "token-of-the-test";
let redis: TestRedis;
let a: Site;
let b: Site;
beforeAll(async () => {
  redis = await startRedis();
  const settings = { REDIS_URL: redis.url, METRICS_TOKEN, TRUST_PROXY: "1", SETTINGS_RATE: "4" };
  [a, b] = await Promise.all([startSite(settings), startSite(settings)]);
  await Promise.all([a.rendered, b.rendered]);
});
afterAll(async () => {
  expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
  await redis.stop();
});

let visitors = 0;

/** Returns the headers of a new visitor, once both processes use Redis. */
async function newVisitor() {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = async ({ url }: Site) => (await fetch(`${url}/metrics`, { headers })).text();
  for (const site of [a, b]) await expect.poll(() => metrics(site)).toMatch(/^site_redis_up 1$/m);
  return { "X-Forwarded-For": `192.0.2.${++visitors}` };
}

// On a busy machine a Redis command can time out, and each process then counts by itself for a while. So the first
// test retries with a new address; without Redis no attempt would succeed.
test("two processes with one Redis share one rate limit", async () => {
  const statuses = async () => {
    const headers = await newVisitor();
    const chosen = [];
    for (const { url } of [a, b, a, b, a, b]) {
      const body = new URLSearchParams({ theme: "dark" });
      const post = { method: "POST", body, headers, redirect: "manual" } as const;
      chosen.push((await fetch(`${url}/settings/theme`, post)).status);
    }
    return chosen;
  };
  await expect.poll(statuses).toEqual([303, 303, 303, 303, 429, 429]);
});

test("they report a stalled Redis as degraded from the first request on", async () => {
  redis.stall();
  const ready = await fetch(`${a.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining("redis: degraded")]);
  redis.resume();
});
