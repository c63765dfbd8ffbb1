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

/** Loads the module as a new process does. */
async function startProcess() {
  vi.resetModules();
  return (await import("./daily-budget.server.ts")).countSpent;
}

test("adds up calls and tokens across restarts, and starts at zero each day", async () => {
  const first = await startProcess();
  await first(call, today);
  expect(await first(reply, today)).toEqual({ calls: 1, tokens: 900 });
  const second = await startProcess();
  expect(await second(call, today)).toEqual({ calls: 2, tokens: 900 });
  expect(await second(call, tomorrow)).toEqual({ calls: 1, tokens: 0 });
  expect(await (await startProcess())(call, tomorrow)).toEqual({ calls: 2, tokens: 0 });
});

test("two processes with the same directory share the count", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  await one(call, today);
  await other(reply, today);
  expect(await one(call, today)).toEqual({ calls: 2, tokens: 900 });
  expect(await other(call, today)).toEqual({ calls: 3, tokens: 900 });
});

test("counts in memory while the file is locked, and writes the count later", async () => {
  const count = await startProcess();
  await count(call, today);
  const holder = new DatabaseSync(join(directory, "chat.sqlite"));
  holder.exec("BEGIN IMMEDIATE");
  expect(await count(call, today)).toEqual({ calls: 2, tokens: 0 });
  expect(await count(reply, today)).toEqual({ calls: 2, tokens: 900 });
  holder.exec("ROLLBACK");
  holder.close();
  await count(call, today);
  expect(await (await startProcess())(call, today)).toEqual({ calls: 4, tokens: 900 });
});

test("counts in memory if the directory can't be created", async () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  vi.stubEnv("DATA_DIR", join(file, "below"));
  const count = await startProcess();
  await count(call, today);
  expect(await count(call, today)).toEqual({ calls: 2, tokens: 0 });
  expect(await count(call, tomorrow)).toEqual({ calls: 1, tokens: 0 });
});

test("counts even if the file isn't a database", async () => {
  writeFileSync(join(directory, "chat.sqlite"), "no database ".repeat(500));
  expect(await (await startProcess())(call, today)).toEqual({ calls: 1, tokens: 0 });
});

test("creates files that only their owner can read and write", async () => {
  await (await startProcess())(call, today);
  for (const name of readdirSync(directory))
    expect(statSync(join(directory, name)).mode & 0o777, name).toBe(0o600);
});
