import { join } from "node:path";
import { databaseFile, openDatabase } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { prepareTables } from "./migrations.server.ts";

const file = databaseFile(pathIn(env.DATA_DIR), prepareTables);

/** The embedded database: inbox, outbox, notifications and recent deliveries. */
export const database = file.open;
export const closeDatabase = file.close;
export const verifyDatabase = file.verify;

export function openContactDatabase(directory: string) {
  return openDatabase(pathIn(directory), prepareTables);
}

function pathIn(directory: string) {
  return join(directory, "contact.sqlite");
}
