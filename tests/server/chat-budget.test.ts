import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { replyTo } from "../chat-client.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { startRedis } from "../redis.ts";
import { type Site, startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Tokens that the fake model reports for each reply. */
const TOKENS = 4034;

let gemini: FakeGemini;
beforeAll(async () => {
  gemini = await startGemini();
});
afterAll(() => gemini.stop());

async function start(env: Record<string, string>) {
  const site = await startSite({
    ...{ GEMINI_API_KEY: "key", GEMINI_BASE_URL: gemini.url, TRUST_PROXY: "1" },
    ...env,
  });
  onTestFinished(async () => void (await site.stop()));
  return site;
}

/** Asks from an address. Returns the source of the reply ("model" or "facts"), or "error". */
async function source(site: Site, address: string, text = "fake:stream") {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
  const { end } = await replyTo(site, text, { headers });
  return end?.type === "done" ? end.source : "error";
}

test("limits one address to a tenth of the daily calls, and keeps the count across a kill -9", async () => {
  const env = { DATA_DIR: temporaryFolder(), CHAT_DAILY_LIMIT: "20" };
  const first = await start(env);
  for (const expected of ["model", "model", "facts"]) expect(await source(first, "192.0.2.1")).toBe(expected);
  expect(await source(first, "192.0.2.2")).toBe("model");
  first.process.kill("SIGKILL");
  await first.exited;
  const second = await start(env);
  for (const expected of ["model", "facts"]) expect(await source(second, "192.0.2.2")).toBe(expected);
});

test("counts the tokens that the model reports, and finishes the reply that uses the last ones", async () => {
  const site = await start({ CHAT_DAILY_TOKENS: String(15 * TOKENS) });
  for (const expected of ["model", "model", "facts"])
    expect(await source(site, "2001:db8:1::1")).toBe(expected);
  expect(await source(site, "2001:db8:2::1")).toBe("model");
});

test("counts a reply cut off before its tokens are reported, but not a call that the model rejects", async () => {
  const site = await start({ CHAT_DAILY_TOKENS: "100" });
  // "error" instead of "facts" means that the model was called.
  expect(await source(site, "192.0.2.1", "fake:status 503")).toBe("error");
  expect(await source(site, "192.0.2.2", "fake:cut")).toBe("error");
  expect(await source(site, "192.0.2.3")).toBe("facts");
});

test("two processes with one Redis share one budget", { tags: "redis-server" }, async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const env = { REDIS_URL: redis.url, CHAT_DAILY_LIMIT: "30" };
  const [a, b] = await Promise.all([start(env), start(env)]);
  let visitors = 0;
  // Retries with a new address, as redis.test.ts does.
  const sources = async () => {
    for (const { url } of [a, b])
      await expect.poll(async () => (await fetch(`${url}/readyz`)).text()).toContain("redis: ok");
    const address = `192.0.2.${++visitors}`;
    const answered = [];
    for (const site of [a, b, a, b, a]) answered.push(await source(site, address));
    return answered;
  };
  await expect.poll(sources).toEqual(["model", "model", "model", "facts", "facts"]);
});
