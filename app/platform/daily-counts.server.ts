import { join } from "node:path";
import { databaseFile, migrate, retryLocked, storageCause } from "./database.server.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.ts";
import { viaRedis } from "./redis.server.ts";

/** How long a count may wait for another process's lock, in ms. */
const PATIENCE_MS = 200;
const KEPT_SECONDS = 2 * 24 * 3600;

/** The largest totals of today seen in memory, on disk or in Redis. */
let today = { day: "", totals: new Map<string, number>() };
let isOnDisk = true;

/**
 * Adds to today's count (UTC) and resolves with the new total. The file keeps it across restarts and shares it between
 * the processes on one DATA_DIR; Redis shares it between machines. While both fail, this process counts in memory.
 * Never rejects.
 */
export async function addToday(name: string, amount: number, now = new Date()): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  if (today.day !== day) today = { day, totals: new Map() };
  const { totals } = today;
  const known = (totals.get(name) ?? 0) + amount;
  totals.set(name, known);
  const stored = await addOnDisk(day, name, amount, known);
  const shared = await addInRedis(`today:${day}:${name}`, amount);
  const total = Math.max(totals.get(name) ?? 0, stored, shared);
  totals.set(name, total);
  return total;
}

/** Adds to the count on disk, and what couldn't be written earlier because the file was locked. */
async function addOnDisk(day: string, name: string, amount: number, known: number) {
  try {
    const row = await retryLocked(() => {
      file.open().prepare("DELETE FROM counts WHERE day < ?").run(day);
      const add = `INSERT INTO counts VALUES (:day, :name, :known) ON CONFLICT DO UPDATE
        SET count = max(:known, count + :amount) RETURNING count`;
      return file.open().prepare(add).all({ day, name, known, amount })[0];
    }, PATIENCE_MS);
    isOnDisk = true;
    return Number(row?.count);
  } catch (error) {
    if (isOnDisk) log.error({ event: "daily-counts", outcome: "not stored", cause: storageCause(error) });
    isOnDisk = false;
    return 0;
  }
}

/** Returns 0 without Redis, or while it fails. */
async function addInRedis(key: string, amount: number) {
  try {
    const total = await viaRedis((redis) => redis.incrby(key, amount));
    if (total === amount) viaRedis((redis) => redis.expire(key, KEPT_SECONDS)).catch(() => {});
    return total;
  } catch {
    return 0;
  }
}

// A separate file, whose writes never wait for those of messages. It isn't synced: a power cut may lose some counts.
const file = processWide(
  "daily counts",
  () => databaseFile(join(env.DATA_DIR, "counts.sqlite"), (db) => migrate(db, versions), "NORMAL"),
  ({ close }) => close(),
);

const versions = [
  "CREATE TABLE counts (day TEXT, name TEXT, count INTEGER NOT NULL, PRIMARY KEY (day, name)) STRICT, WITHOUT ROWID",
];
