/** @module-tag redis-server */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../chat-client.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { startRedis, type TestRedis } from "../redis.ts";
import { type Site, startSite } from "../site.ts";

// deliver.server.test.ts checks that they share messages.
const METRICS_TOKEN = "token-of-the-test";
let redis: TestRedis;
let gemini: FakeGemini;
let a: Site;
let b: Site;
beforeAll(async () => {
  [redis, gemini] = await Promise.all([startRedis(), startGemini()]);
  const settings = {
    ...{ REDIS_URL: redis.url, METRICS_TOKEN, TRUST_PROXY: "1", CHAT_RATE: "10000", SETTINGS_RATE: "4" },
    ...{ GEMINI_API_KEY: "k", GEMINI_BASE_URL: gemini.url, CHAT_DAILY_LIMIT: "30" },
  };
  [a, b] = await Promise.all([startSite(settings), startSite(settings)]);
  await Promise.all([a.rendered, b.rendered]);
});
afterAll(async () => {
  expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
  await Promise.all([redis.stop(), gemini.stop()]);
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
// two tests retry with a new address; without Redis no attempt would succeed.
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

test("they share one daily budget of model calls", async () => {
  const sources = async () => {
    const headers = { "Content-Type": "application/json", ...(await newVisitor()) };
    const answered = [];
    for (const site of [a, b, a, b, a]) {
      const reply = await (await ask(site, "What does an MVP cost?", { headers })).text();
      answered.push(/"source":"(\w+)"/.exec(reply)?.[1]);
    }
    return answered;
  };
  // One address gets a tenth of the daily calls.
  await expect.poll(sources).toEqual(["model", "model", "model", "facts", "facts"]);
});

test("they report a stalled Redis as degraded from the first request on", async () => {
  redis.stall();
  const ready = await fetch(`${a.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining("redis: degraded")]);
  redis.resume();
});
