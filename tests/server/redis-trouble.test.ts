import { afterEach, beforeEach, expect, test } from "vitest";
import { type FormService, startFormService } from "../fakes/form-service.ts";
import { startRedis, type TestRedis } from "../redis.ts";
import { type Site, startSite } from "../site.ts";
import { percentile } from "./wire.ts";

let redis: TestRedis;
let service: FormService;
let sites: Site[];
beforeEach(async () => {
  redis = await startRedis();
  service = await startFormService();
  service.answerWith("sent");
  sites = await Promise.all([start(), start()]);
});
afterEach(async () => {
  redis.goOn();
  await Promise.all([...sites.map((site) => site.stop()), service.stop()]);
  await redis.stop();
});

const troubles: [string, begin: () => unknown, end: () => unknown][] = [
  ["paused", () => redis.command("CLIENT", "PAUSE", "5000"), () => {}],
  ["stopped", () => redis.stall(), () => redis.goOn()],
  [
    "read-only",
    () => redis.command("CONFIG", "SET", "min-replicas-to-write", "1"),
    () => redis.command("CONFIG", "SET", "min-replicas-to-write", "0"),
  ],
  ["killed", () => redis.kill(), () => redis.restart()],
];

test.each(troubles)(
  "Redis %s: each message is submitted once, few have to wait, and it is said once",
  async (_, begin, end) => {
    const [a, b] = sites;
    if (!a || !b) throw new Error("not started");
    const { messages: quiet } = await postEach(a, "quiet", 3);
    await begin();
    const { messages: troubled, waits } = await postEach(a, "troubled", 12);
    // As long as one may wait for Redis, and who waits does so several times.
    expect(percentile(waits, 0.25)).toBeLessThan(1500);
    expect(await readiness(a)).toContain("redis: degraded");
    await end();

    await until(async () => (await readiness(a)).includes("redis: ok"));
    // What Redis was told late it has done by now, and what waited there has been taken up.
    await until(async () => Number(await redis.command("ZCARD", "contact:outbox:delayed")) === 0);
    for (const site of [b, a, b]) expect(await post(site, "after")).toBe(303);
    expect(service.requests.map(({ body }) => body.message)).toEqual([...quiet, ...troubled, "after"]);
    expect(a.lines.filter((line) => line.includes("redis is gone"))).toHaveLength(1);
    expect(a.lines.filter((line) => line.includes("redis is back"))).toHaveLength(1);
  },
  120_000,
);

function start() {
  return startSite({
    REDIS_URL: redis.url,
    FORM_ID: "abc",
    FORM_SERVICE_URL: service.url,
    FORM_TIMEOUT_MS: "4000",
    CONTACT_OUTBOX: "on",
    CONTACT_RATE: "10000",
  });
}

async function post(site: Site, message: string) {
  const body = new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message });
  const response = await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" });
  await response.text();
  return response.status;
}

/** So many messages, each with a double click and a reload; and how long each had to wait. */
async function postEach(site: Site, what: string, count: number) {
  const messages = Array.from({ length: count }, (_, i) => `${what} ${i}`);
  const waits: number[] = [];
  for (const message of messages) {
    const begun = performance.now();
    expect(await Promise.all([post(site, message), post(site, message)])).toEqual([303, 303]);
    waits.push(performance.now() - begun);
    expect(await post(site, message)).toBe(303);
  }
  return { messages, waits };
}

async function readiness(site: Site) {
  return (await fetch(`${site.url}/readyz`)).text();
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
}
