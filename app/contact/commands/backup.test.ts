import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, watch } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { openContactDatabase } from "../messages/database.server.ts";

test.each(["-", "copy.sqlite"])("an interrupted backup to %s leaves no files behind", async (target) => {
  const directory = temporaryFolder();
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
  const leftovers = readdirSync(directory).filter((name) => !name.startsWith("contact.sqlite"));
  expect([signal, leftovers]).toEqual(["SIGINT", []]);
});
