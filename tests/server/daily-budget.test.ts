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

/** Asks the same question this often. Returns the source of each reply ("model" or "facts"), or "error". */
async function sources(site: Site, count: number, text = "fake:stream", address = `10.0.0.${++visitors}`) {
  const found: string[] = [];
  for (let i = 0; i < count; i++) {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
    const { end } = await replyTo(site, text, { headers });
    found.push(end?.type === "done" ? end.source : "error");
  }
  return found;
}

test("limits one address to a tenth of the daily calls, and keeps the count across a kill -9", async () => {
  const env = { CHAT_DAILY_LIMIT: "20" };
  const first = await start(env);
  expect(await sources(first, 3, "fake:stream", "192.0.2.1")).toEqual(["model", "model", "facts"]);
  expect(await sources(first, 1, "fake:stream", "192.0.2.2")).toEqual(["model"]);
  first.process.kill("SIGKILL");
  await first.exited;
  expect(await sources(await start(env), 2, "fake:stream", "192.0.2.2")).toEqual(["model", "facts"]);
});

test("counts the tokens that the model reports, and finishes the reply that uses the last ones", async () => {
  const site = await start({ CHAT_DAILY_TOKENS: String(15 * TOKENS) });
  expect(await sources(site, 3, "fake:stream", "2001:db8:1::1")).toEqual(["model", "model", "facts"]);
  expect(await sources(site, 1, "fake:stream", "2001:db8:2::1")).toEqual(["model"]);
});

test("counts a reply cut off before its tokens are reported, but not a call that the model rejects", async () => {
  // A directory takes the place of the database file, so that the site counts in memory.
  mkdirSync(join(dataDir, "counts.sqlite"));
  const site = await start({ CHAT_DAILY_TOKENS: "100" });
  expect(await sources(site, 1, "fake:status 503")).toEqual(["error"]);
  // "error" instead of "facts" means that the model was called.
  expect(await sources(site, 1, "fake:cut")).toEqual(["error"]);
  expect(await sources(site, 1)).toEqual(["facts"]);
});
