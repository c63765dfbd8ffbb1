import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openContactDatabase } from "../messages/database.server.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "backup-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Lists the files in the directory, except those of the database. */
const leftovers = () => readdirSync(directory).filter((name) => !name.startsWith("contact.sqlite"));

test.each(["-", "copy.sqlite"])("an interrupted backup to %s leaves no files behind", async (target) => {
  const db = openContactDatabase(directory);
  db.exec("CREATE TABLE ballast (bytes BLOB); INSERT INTO ballast VALUES (zeroblob(60000000))");
  db.close();
  const args = [resolve("app/commands.ts"), "backup", target];
  const env = { DATA_DIR: directory };
  const child = spawn(process.execPath, args, { env, cwd: directory, stdio: ["ignore", "pipe", "ignore"] });
  const watcher = watch(directory, (_, name) => {
    if (name?.startsWith(".backup-") || name === "copy.sqlite") child.kill("SIGINT");
  });
  const [, signal] = await once(child, "exit");
  watcher.close();
  expect([signal, leftovers()]).toEqual(["SIGINT", []]);
});
