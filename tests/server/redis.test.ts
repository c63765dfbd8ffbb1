/** @module-tag redis-server */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask } from "../chat-client.ts";
import { type FormService, startFormService } from "../fakes/form-service.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { startRedis, type TestRedis } from "../redis.ts";
import { type Site, startSite } from "../site.ts";
import { sendLead } from "./send-lead.ts";

const json = { "Content-Type": "application/json" };
const question = "What does an MVP cost?";

let redis: TestRedis;
let service: FormService;
beforeAll(async () => {
  [redis, service] = await Promise.all([startRedis(), startFormService()]);
});
beforeEach(() => {
  service.answerWith("sent");
  service.forget();
});
afterAll(() => Promise.all([redis.stop(), service.stop()]));

// On a busy machine a Redis command can time out, and each process then counts by itself for a while. So the first
// three tests retry with a new address or message; without Redis no attempt would succeed.
describe("two processes with one Redis", () => {
  let gemini: FakeGemini;
  let a: Site;
  let b: Site;
  beforeAll(async () => {
    gemini = await startGemini();
    const settings = {
      ...{ REDIS_URL: redis.url, TRUST_PROXY: "1" },
      ...{ FORM_ID: "abc", FORM_SERVICE_URL: service.url },
      ...{ GEMINI_API_KEY: "k", GEMINI_BASE_URL: gemini.url, CHAT_DAILY_LIMIT: "30" },
      ...{ CONTACT_RATE: "10000", CHAT_RATE: "10000", SETTINGS_RATE: "4" },
    };
    [a, b] = await Promise.all([startSite(settings), startSite(settings)]);
    await Promise.all([a.rendered, b.rendered]);
  });
  afterAll(async () => {
    expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
    await gemini.stop();
  });

  let visitors = 0;
  const newVisitor = () => ({ "X-Forwarded-For": `192.0.2.${++visitors}` });

  test("share one rate limit", async () => {
    const statuses = async () => {
      const visitor = newVisitor();
      const chosen = [];
      for (const site of [a, b, a, b, a, b]) chosen.push((await choose(site, visitor)).status);
      return chosen;
    };
    await expect.poll(statuses).toEqual([303, 303, 303, 303, 429, 429]);
  });

  test("share one daily budget of model calls", async () => {
    const sources = async () => {
      const visitor = newVisitor();
      const answered = [];
      for (const site of [a, b, a, b, a])
        answered.push(
          /"source":"(\w+)"/.exec(
            await (await ask(site, question, { headers: { ...json, ...visitor } })).text(),
          )?.[1],
        );
      return answered;
    };
    // One address gets a tenth of the daily calls.
    await expect.poll(sources).toEqual(["model", "model", "model", "facts", "facts"]);
  });

  test("deliver a message posted to both only once", async () => {
    service.answerWith((response) => {
      setTimeout(
        () => response.writeHead(200, { "Content-Type": "application/json" }).end('{"next":"/"}'),
        300,
      );
    });
    let round = 0;
    const deliveries = async () => {
      service.forget();
      const message = `twin ${++round}`;
      const statuses = await Promise.all([a, b, a, b].map((site) => post(site, message)));
      expect([...statuses, await post(b, message)]).toEqual(Array(5).fill(303));
      return service.requests.length;
    };
    await expect.poll(deliveries).toBe(1);
  });

  test("deliver a message through the second process after the first one failed to", async () => {
    service.answerWith("503");
    expect(await post(a, "again")).toBe(502);
    service.answerWith("sent");
    expect(await post(b, "again")).toBe(303);
    expect(service.accepted).toHaveLength(1);
    expect(new Set(service.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("report a stalled Redis as degraded from the first request on", async () => {
    redis.stall();
    const ready = await fetch(`${a.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining("redis: degraded")]);
    redis.resume();
  });
});

async function post(site: Site, message: string) {
  return (await sendLead(site, { message })).status;
}

function choose(site: Site, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ theme: "dark" });
  return fetch(`${site.url}/settings/theme`, { method: "POST", body, headers, redirect: "manual" });
}
