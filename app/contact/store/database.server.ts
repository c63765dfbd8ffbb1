import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { prepareTables } from "./migrations.server.ts";

/**
 * The embedded database, opened at first use: what waits in it, and what is remembered. Throws where the
 * directory can't be written; the next call tries anew.
 */
export function database() {
  opened ??= openContactDatabase(env.DATA_DIR);
  return opened;
}

let opened: DatabaseSync | undefined;

export function closeDatabase() {
  opened?.close();
  opened = undefined;
}

export function openContactDatabase(directory: string) {
  return openDatabase(join(directory, "contact.sqlite"), prepareTables);
}
