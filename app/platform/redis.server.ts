import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, TaskCancelledError } from "cockatiel";
import type { Redis } from "ioredis";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { watchNumber } from "./metrics.server.ts";
import { processWide } from "./process-wide.ts";

/** How long one command may take. */
const PATIENCE_MS = 1500;
/** Extra time to read a reply that has already arrived, in case this process itself stalled. */
const CATCH_UP_MS = 100;
/** Pause between two probes while the breaker is open. */
const PAUSE_MS = 10_000;
/** How long `/readyz` waits for Redis. The whole check may take 500 ms. */
const READINESS_MS = 300;
// Imported only if needed: most sites run without Redis, and start faster this way.
const ioredis = env.REDIS_URL ? await import("ioredis") : null;

/** The client of the Redis that processes share; null without `REDIS_URL`. Use it through `viaRedis`. */
export const redis = processWide(
  "Redis",
  () => (ioredis && env.REDIS_URL ? connect(ioredis, env.REDIS_URL) : null),
  (client) => client?.removeAllListeners("close").disconnect(),
);

/**
 * Runs a command. Rejects if Redis is unreachable, refuses or is slow, so the caller needs a fallback. After a refusal
 * or a timeout, the circuit breaker opens, and nobody waits for Redis until a probe succeeds.
 */
export async function viaRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  if (redis?.status !== "ready" || !isServing())
    throw new Error("Redis is unavailable: check REDIS_URL and the Redis server.");
  return breaker.execute(() => inTime(use(redis)));
}

/**
 * Runs a command that must be carried out even if Redis hangs. Redis still receives the command, and runs it after
 * earlier commands when it resumes. Never rejects, and doesn't wait while the breaker is open.
 */
export async function leaveAtRedis(use: (redis: Redis) => Promise<unknown>) {
  if (redis?.status !== "ready") return;
  const wasServing = isServing();
  const written = use(redis).catch((error: unknown) => ({ error }));
  if (wasServing) await breaker.execute(() => inTime(written)).catch(() => {});
}

/**
 * Makes Redis rewrite its append-only file, which still holds deleted messages. Returns false if that isn't possible
 * now; the next rewrite then erases the messages.
 */
export async function eraseDeletedFromRedis() {
  if (!redis) return true;
  try {
    // Hides a refusal from the breaker: a user without permission for the command isn't an outage.
    const info = await viaRedis((redis) => redis.info("persistence").catch(() => null));
    if (info === null) return false;
    if (!/^aof_enabled:1/m.test(info)) return true;
    return (await viaRedis((redis) => redis.bgrewriteaof().catch(() => null))) !== null;
  } catch {
    return false;
  }
}

/** Waits at most two seconds. Until Redis is ready, counts aren't shared with other processes. */
export async function firstConnection() {
  if (!redis || redis.status === "ready") return;
  await once(redis, "ready", { signal: AbortSignal.timeout(2000) }).catch(() => {});
}

/** Opens a separate connection for blocking commands. */
export function waitingConnection() {
  if (!ioredis || !env.REDIS_URL) throw new Error("REDIS_URL is not set");
  return new ioredis.Redis(env.REDIS_URL, { maxRetriesPerRequest: null, retryStrategy }).on(
    "error",
    () => {},
  );
}

/** Returns the state for `/readyz`: never `down`, since the site works without Redis. */
export async function redisState() {
  if (!redis) return "off";
  return Promise.race([
    viaRedis(writeProbe).then(
      () => "ok" as const,
      () => "degraded" as const,
    ),
    sleep(READINESS_MS, "degraded" as const, { ref: false }),
  ]);
}

if (redis) {
  const isUp = async () => ((await redisState()) === "ok" ? 1 : 0);
  watchNumber("site_redis_up", "1 if Redis answers, 0 if this process uses its own limits and counts", isUp);
}

export function closeRedis() {
  redis?.disconnect();
}

// The breaker half-opens at the next command. That is always the probe, so no visitor has to wait for the answer.
const breaker = circuitBreaker(handleWhen(isOutage), {
  halfOpenAfter: 0,
  breaker: new ConsecutiveBreaker(1),
});
breaker.onBreak(() => {
  note(false);
  clearTimeout(nextProbe);
  nextProbe = setTimeout(probe, PAUSE_MS).unref();
});

let isAvailable = true;
let nextProbe: NodeJS.Timeout | undefined;

function isServing() {
  return breaker.state === CircuitState.Closed;
}

/** Both count as an outage: no reply, or an error reply (read-only, out of memory, loading, no permission). */
function isOutage(error: unknown) {
  return error instanceof TaskCancelledError || (error instanceof Error && error.name === "ReplyError");
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([answer, tooLate()]);
}

async function tooLate(): Promise<never> {
  await sleep(PATIENCE_MS, null, { ref: false });
  await sleep(CATCH_UP_MS, null, { ref: false });
  throw new TaskCancelledError("Redis didn't answer in time: check the Redis server and the network");
}

async function probe() {
  // Once the connection is back, the `ready` event starts another probe.
  if (redis?.status !== "ready") return;
  const client = redis;
  await breaker.execute(() => inTime(writeProbe(client))).catch(() => {});
  if (isServing()) note(true);
}

/** Writes a key from a script, because limits and queues need permission both to write and to run scripts. */
export function writeProbe(client: Redis) {
  return client.eval('return redis.call("set", KEYS[1], "1", "PX", 1000)', 1, "site:probe");
}

/** Logs one line when Redis is lost and one when it returns. */
function note(now: boolean) {
  if (now === isAvailable) return;
  isAvailable = now;
  if (now) log.info("Redis is available again: rate limits, counts and pending messages are shared");
  else
    log.error(
      "Redis is unavailable: this process uses its own rate limits, counts and outbox until Redis is back",
    );
}

function connect({ Redis }: typeof import("ioredis"), url: string) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    retryStrategy,
    // After a failover, an open connection still leads to the old server, which is a replica now.
    reconnectOnError: ({ message }) => message.includes("READONLY"),
  });
  // `error` is emitted at each failed attempt to reconnect; `note` logs only the first one.
  return client
    .on("error", () => note(false))
    .on("close", () => note(false))
    .on("ready", probe);
}

function retryStrategy(times: number) {
  return Math.min(times * 100, 2000);
}
