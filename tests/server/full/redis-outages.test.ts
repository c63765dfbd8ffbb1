/** @module-tag redis-server */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FormService, startFormService } from "../../fakes/form-service.ts";
import { startRedis, type TestRedis } from "../../redis.ts";
import { type Site, startSite } from "../../site.ts";
import { sendLead } from "../send-lead.ts";

let redis: TestRedis;
let service: FormService;
let sites: Site[];
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeEach(async () => {
  redis = await startRedis();
  service = await startFormService();
  service.answerWith("sent");
  proxy = await startProxy(redis.port);
  sites = await Promise.all([start(proxy.url), start(redis.url)]);
});
afterEach(async () => {
  redis.resume();
  await Promise.all([...sites.map((site) => site.stop()), service.stop()]);
  proxy.close();
  await redis.stop();
});

const outages: [string, begin: () => unknown, end: () => unknown][] = [
  [
    "paused",
    () => redis.command("CLIENT", "PAUSE", "600000", "WRITE"),
    () => redis.command("CLIENT", "UNPAUSE"),
  ],
  ["stopped", () => redis.stall(), () => redis.resume()],
  [
    "read-only",
    () => redis.command("CONFIG", "SET", "min-replicas-to-write", "1"),
    () => redis.command("CONFIG", "SET", "min-replicas-to-write", "0"),
  ],
  ["killed", () => redis.kill(), () => redis.restart()],
];

test.each(outages)(
  "with Redis %s, delivers each message once, delays few requests, and logs the outage once",
  async (_, begin, end) => {
    const [a, b] = sites;
    if (!a || !b) throw new Error("not started");
    const sentBefore = await postEach(a, "quiet", 3);
    // Each of the three messages is counted at least three times: per client and minute, per client and day, and in all.
    expect(proxy.commands()).toBeGreaterThanOrEqual(9);
    await begin();
    const before = proxy.commands();
    const sentDuring = await postEach(a, "troubled", 12);
    // Only requests before the outage was detected have waited.
    expect(proxy.commands() - before).toBeLessThanOrEqual(4);
    expect(await readiness(a)).toContain("redis: degraded");
    await end();

    await until(async () => (await readiness(a)).includes("redis: ok"));
    // Waits until Redis has run the stalled commands and the pending messages have been fetched.
    await until(async () => Number(await redis.command("ZCARD", "contact:outbox:delayed")) === 0);
    for (const site of [b, a, b]) expect(await post(site, "after")).toBe(303);
    expect(service.requests.map(({ body }) => body.message)).toEqual([...sentBefore, ...sentDuring, "after"]);
    expect(a.lines.filter((line) => line.includes("Redis is unavailable"))).toHaveLength(1);
    expect(a.lines.filter((line) => line.includes("Redis is available again"))).toHaveLength(1);
  },
  120_000,
);

/** A proxy to Redis that counts rate-limit commands. */
async function startProxy(port: number) {
  let commands = 0;
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    client.on("data", (chunk) => {
      commands += chunk.toString("latin1").split("rate:contact").length - 1;
    });
    client.pipe(upstream).pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { url: `redis://127.0.0.1:${address.port}`, commands: () => commands, close: () => server.close() };
}

function start(url: string) {
  return startSite({
    REDIS_URL: url,
    FORM_ID: "abc",
    FORM_SERVICE_URL: service.url,
    FORM_TIMEOUT_MS: "4000",
    CONTACT_OUTBOX: "on",
    CONTACT_RATE: "10000",
  });
}

async function post(site: Site, message: string) {
  return (await sendLead(site, { message })).status;
}

/** Posts this many messages, each with a double click and a reload. */
async function postEach(site: Site, what: string, count: number) {
  const messages = Array.from({ length: count }, (_, i) => `${what} ${i}`);
  for (const message of messages) {
    expect(await Promise.all([post(site, message), post(site, message)])).toEqual([303, 303]);
    expect(await post(site, message)).toBe(303);
  }
  return messages;
}

async function readiness(site: Site) {
  return (await fetch(`${site.url}/readyz`)).text();
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}
