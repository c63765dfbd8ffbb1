import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { HOUR_MS } from "./message.server.ts";

const PREFIX = ".backup-";

/** Returns a path for the temporary copy that `backup -- -` writes to standard output. */
export function temporaryBackup(directory: string) {
  return join(directory, `${PREFIX}${randomUUID()}`);
}

/** Deletes copies that killed commands left behind. They may hold messages that have been deleted since. */
export function deleteStaleBackups(directory: string) {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (name.startsWith(PREFIX) && statSync(file).mtimeMs < Date.now() - HOUR_MS)
      rmSync(file, { force: true });
  }
}
