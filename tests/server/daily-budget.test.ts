import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { replyTo } from "../chat-client.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { type Site, startSite } from "../site.ts";

/** Tokens that the fake model reports for each reply. */
const TOKENS = 4034;

let gemini: FakeGemini;
let dataDir: string;
let sites: Site[];
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "budget-"));
  sites = [];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  rmSync(dataDir, { recursive: true });
});
afterAll(() => gemini.stop());

async function start(env: Record<string, string>) {
  const settings = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: gemini.url, TRUST_PROXY: "1" };
  const site = await startSite({ DATA_DIR: dataDir, ...settings, ...env });
  sites.push(site);
  return site;
}

let visitors = 0;

/**
 * Asks questions in turn, each from a new address unless one is given. Returns the source of each answer ("model" or
 * "facts"), or "error".
 */
async function sources(site: Site, count: number, text = "fake:stream", address = "") {
  const answers: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const forwarded = address || `10.0.0.${++visitors}`;
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": forwarded };
    answers.push((await replyTo(site, text, { headers })).end);
  }
  return answers.map((end) =>
    typeof end === "object" && end !== null && "source" in end ? end.source : "error",
  );
}

test("keeps the day's count of calls across a restart and a kill -9", async () => {
  const env = { CHAT_DAILY_LIMIT: "3" };
  const first = await start(env);
  expect(await sources(first, 1)).toEqual(["model"]);
  await first.stop();
  const second = await start(env);
  expect(await sources(second, 1)).toEqual(["model"]);
  second.process.kill("SIGKILL");
  await second.exited;
  expect(await sources(await start(env), 2)).toEqual(["model", "facts"]);
});

test("limits one address to a tenth of the daily calls and tokens, then answers from the site's facts", async () => {
  const calls = await start({ CHAT_DAILY_LIMIT: "20" });
  expect(await sources(calls, 3, "fake:stream", "192.0.2.1")).toEqual(["model", "model", "facts"]);
  expect(await sources(calls, 1, "fake:stream", "192.0.2.2")).toEqual(["model"]);
  const tokens = await start({ CHAT_DAILY_TOKENS: String(15 * TOKENS) });
  expect(await sources(tokens, 3, "fake:stream", "2001:db8:1::1")).toEqual(["model", "model", "facts"]);
  expect(await sources(tokens, 1, "fake:stream", "2001:db8:2::1")).toEqual(["model"]);
});

test("counts the tokens that the model reports, and finishes the reply that uses the last ones", async () => {
  const env = { CHAT_DAILY_TOKENS: String(TOKENS + 1) };
  const first = await start(env);
  expect(await sources(first, 1)).toEqual(["model"]);
  first.process.kill("SIGKILL");
  await first.exited;
  expect(await sources(await start(env), 2)).toEqual(["model", "facts"]);
});

test("counts a reply cut off before its tokens are reported, but not a call that the model rejects", async () => {
  const site = await start({ CHAT_DAILY_TOKENS: "100" });
  expect(await sources(site, 1, "fake:status 503")).toEqual(["error"]);
  // "error" instead of "facts" means that the model was called.
  expect(await sources(site, 1, "fake:cut")).toEqual(["error"]);
  expect(await sources(site, 1)).toEqual(["facts"]);
});

test("counts in memory if the budget database can't be opened", async () => {
  // A directory takes the place of the database file.
  mkdirSync(join(dataDir, "counts.sqlite"));
  const site = await start({ CHAT_DAILY_LIMIT: "2" });
  expect(await sources(site, 3)).toEqual(["model", "model", "facts"]);
});
