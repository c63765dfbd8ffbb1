import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const today = new Date("2026-11-21T23:59:59Z");
const tomorrow = new Date("2026-11-22T00:00:00Z");
const call = { calls: 1, tokens: 0 };
const reply = { calls: 0, tokens: 900 };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "spent-"));
  vi.stubEnv("DATA_DIR", directory);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

/** What a process has that begins now. */
async function start() {
  vi.resetModules();
  return (await import("./daily-budget.server.ts")).countSpent;
}

test("calls and tokens add up, in a process that begins later too, and begin anew each day", async () => {
  const first = await start();
  await first(call, today);
  expect(await first(reply, today)).toEqual({ calls: 1, tokens: 900 });
  const second = await start();
  expect(await second(call, today)).toEqual({ calls: 2, tokens: 900 });
  expect(await second(call, tomorrow)).toEqual({ calls: 1, tokens: 0 });
  expect(await (await start())(call, tomorrow)).toEqual({ calls: 2, tokens: 0 });
});

test("of two processes at one directory each counts the other's", async () => {
  const [one, other] = [await start(), await start()];
  await one(call, today);
  await other(reply, today);
  expect(await one(call, today)).toEqual({ calls: 2, tokens: 900 });
  expect(await other(call, today)).toEqual({ calls: 3, tokens: 900 });
});

test("while another holds the file this process counts by itself, and brings it there afterwards", async () => {
  const count = await start();
  await count(call, today);
  const holder = new DatabaseSync(join(directory, "chat.sqlite"));
  holder.exec("BEGIN IMMEDIATE");
  expect(await count(call, today)).toEqual({ calls: 2, tokens: 0 });
  expect(await count(reply, today)).toEqual({ calls: 2, tokens: 900 });
  holder.exec("ROLLBACK");
  holder.close();
  await count(call, today);
  expect(await (await start())(call, today)).toEqual({ calls: 4, tokens: 900 });
});

test("without a disk this process counts by itself", async () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  vi.stubEnv("DATA_DIR", join(file, "below"));
  const count = await start();
  await count(call, today);
  expect(await count(call, today)).toEqual({ calls: 2, tokens: 0 });
  expect(await count(call, tomorrow)).toEqual({ calls: 1, tokens: 0 });
});

test("a file that is no database is left as it is", async () => {
  writeFileSync(join(directory, "chat.sqlite"), "no database ".repeat(500));
  expect(await (await start())(call, today)).toEqual({ calls: 1, tokens: 0 });
});

test("nobody else on the machine reads along", async () => {
  await (await start())(call, today);
  for (const name of readdirSync(directory))
    expect(statSync(join(directory, name)).mode & 0o777, name).toBe(0o600);
});
