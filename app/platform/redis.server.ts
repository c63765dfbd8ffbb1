import { once } from "node:events";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { watchNumber } from "./metrics.server.ts";
import { processWide } from "./process-wide.ts";

/** How long one command may take. */
const PATIENCE_MS = 180;
/** How long nobody asks Redis after a failure. */
const PAUSE_MS = 10_000;
/** How long the start waits for the connection, as counts are shared only from then on. */
const FIRST_CONNECTION_MS = 2000;

// Imported only if needed: most sites run without Redis, and start faster this way.
const ioredis = env.REDIS_URL ? await import("ioredis") : null;

/** The client of the Redis that machines share; null without `REDIS_URL`. Use it through `viaRedis`. */
export const redis = processWide(
  "Redis",
  () => (ioredis && env.REDIS_URL ? connect(ioredis, env.REDIS_URL) : null),
  (client) => client?.removeAllListeners("close").disconnect(),
);

let isAvailable = true;
let pausedUntil = 0;

/**
 * Runs a command. Rejects if Redis is unreachable, refuses or is slow, so the caller needs a fallback. A failure costs
 * one request a moment. Then nobody asks Redis for ten seconds, after which one request tries again.
 */
export async function viaRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  const now = performance.now();
  if (redis?.status !== "ready" || now < pausedUntil) throw new Error("Redis is unavailable");
  // While one request finds out whether Redis is back, others don't wait for it.
  if (!isAvailable) pausedUntil = now + PAUSE_MS;
  try {
    const answer = await Promise.race([use(redis), timeout()]);
    pausedUntil = 0;
    note(true);
    return answer;
  } catch (error) {
    pausedUntil = performance.now() + PAUSE_MS;
    note(false);
    throw error;
  }
}

async function timeout(): Promise<never> {
  await sleep(PATIENCE_MS, null, { ref: false });
  // Reads an answer that has already arrived, in case this process itself stalled.
  await setImmediate();
  throw new Error(`Redis gave no answer within ${PATIENCE_MS} ms`);
}

export async function firstConnection() {
  if (!redis || redis.status === "ready") return;
  await once(redis, "ready", { signal: AbortSignal.timeout(FIRST_CONNECTION_MS) }).catch(() => {});
}

/** Returns the state for `/readyz`: never `down`, since the site works without Redis. */
export async function redisState() {
  if (!redis) return "off";
  return viaRedis(writeProbe).then(
    () => "ok" as const,
    () => "degraded" as const,
  );
}

if (redis)
  watchNumber(
    "site_redis_up",
    "1 if Redis answers, 0 if this process uses its own limits and counts",
    async () => ((await redisState()) === "ok" ? 1 : 0),
  );

export function closeRedis() {
  redis?.disconnect();
}

/** Writes a key from a script, because rate limits need permission both to write and to run scripts. */
export function writeProbe(client: Redis) {
  return client.eval('return redis.call("set", KEYS[1], "1", "PX", 1000)', 1, "site:probe");
}

/** Logs one line when Redis is lost and one when it returns. */
function note(now: boolean) {
  if (now === isAvailable) return;
  isAvailable = now;
  if (now) log.info("Redis is available again: rate limits, daily counts and duplicates are shared");
  else
    log.error(
      "Redis is unavailable: this process uses its own rate limits, counts and duplicates until it is back",
    );
}

function connect({ Redis }: typeof import("ioredis"), url: string) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 100, 2000),
    // After a failover, an open connection may lead to a replica, where nobody can write.
    reconnectOnError: ({ message }) => message.includes("READONLY"),
  });
  // `error` is emitted at each failed attempt to reconnect; `note` logs only the first one.
  return client.on("error", () => note(false)).on("close", () => note(false));
}
