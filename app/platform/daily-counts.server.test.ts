import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

const today = new Date("2026-11-21T23:59:59Z");
const tomorrow = new Date("2026-11-22T00:00:00Z");

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
  vi.stubEnv("DATA_DIR", directory);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterEach(() => void vi.unstubAllEnvs());

/** Loads the module as a new process does. */
async function startProcess() {
  vi.resetModules();
  return (await import("./daily-counts.server.ts")).addToday;
}

test("adds up across restarts and processes, by name, and starts at zero each day", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  await one("calls", 1, today);
  expect(await one("tokens", 900, today)).toBe(900);
  expect(await other("calls", 1, today)).toBe(2);
  expect(await one("calls", 0, today)).toBe(2);
  expect(await (await startProcess())("calls", 1, today)).toBe(3);
  expect(await one("calls", 1, tomorrow)).toBe(1);
  expect(await other("calls", 1, tomorrow)).toBe(2);
});

test("deletes earlier days", async () => {
  const add = await startProcess();
  await add("calls", 1, today);
  await add("calls", 1, tomorrow);
  const db = new DatabaseSync(join(directory, "counts.sqlite"));
  expect(db.prepare("SELECT day FROM counts").all()).toEqual([{ day: "2026-11-22" }]);
  db.close();
});

test("counts in memory while the file is locked, and writes the count later", async () => {
  const add = await startProcess();
  await add("calls", 1, today);
  const holder = new DatabaseSync(join(directory, "counts.sqlite"));
  holder.exec("BEGIN IMMEDIATE");
  expect(await add("calls", 1, today)).toBe(2);
  expect(await add("calls", 1, today)).toBe(3);
  holder.exec("ROLLBACK");
  holder.close();
  await add("calls", 1, today);
  expect(await (await startProcess())("calls", 1, today)).toBe(5);
});

test.each([
  ["the directory can't be created", "file", "file/below"],
  ["the file isn't a database", "counts.sqlite", ""],
])("counts in memory if %s", async (_, file, dataDir) => {
  writeFileSync(join(directory, file), "no database ".repeat(500));
  vi.stubEnv("DATA_DIR", join(directory, dataDir));
  const add = await startProcess();
  await add("calls", 1, today);
  expect(await add("calls", 1, today)).toBe(2);
});
