// Connection and breaker in one: each decides by what the other has seen.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";

/** What one visitor may wait for Redis, once. */
const PATIENCE_MS = 1500;
/** After a time in which this process itself stood still: to read the answer that is there by then. */
const CATCH_UP_MS = 100;
/** For how long nobody is made to wait for it again. */
const PAUSE_MS = 10_000;
// Loaded where it is used: most sites run without, and start sooner.
const ioredis = env.REDIS_URL ? await import("ioredis") : null;

/** What several containers share: null without `REDIS_URL`. To be used by way of `viaRedis`. */
export const redis = ioredis && env.REDIS_URL ? connect(ioredis, env.REDIS_URL) : null;

/**
 * Asks Redis. Rejects where there is none, where it is gone, takes no writes or takes its time: whoever asks has a way
 * of their own then. After one that was not served nobody waits any more until it serves again.
 */
export async function viaRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  if (redis?.status !== "ready" || isBroken) throw new Error("redis is gone");
  return served(use(redis));
}

/**
 * The same for what must be written in any case. Where Redis hangs it has the command all the same, and carries it
 * out when it goes on, after what it was sent before. Resolves at once then, and never rejects.
 */
export async function leaveAtRedis(use: (redis: Redis) => Promise<unknown>) {
  if (redis?.status !== "ready") return;
  const written = served(use(redis)).catch(() => {});
  if (!isBroken) await written;
}

/**
 * Has Redis write its log of changes anew: what was deleted stands in the old one. False where it does not, since it
 * may not be told so, or is at it: then with what was deleted since.
 */
export async function eraseDeletedFromRedis() {
  if (!redis) return true;
  try {
    const hasLog = /^aof_enabled:1/m.test(await viaRedis((redis) => redis.info("persistence")));
    if (hasLog) await viaRedis((redis) => redis.bgrewriteaof());
    return true;
  } catch {
    return false;
  }
}

/** Resolves once Redis answers, or has had its time: what is counted before would be counted alone. */
export async function firstConnection() {
  if (!redis || redis.status === "ready") return;
  await once(redis, "ready", { signal: AbortSignal.timeout(2000) }).catch(() => {});
}

/** A connection of its own, for who waits on it. */
export function waitingConnection() {
  if (!ioredis || !env.REDIS_URL) throw new Error("REDIS_URL is not set");
  return new ioredis.Redis(env.REDIS_URL, { maxRetriesPerRequest: null, retryStrategy }).on(
    "error",
    () => {},
  );
}

/** For `/readyz`: the site serves without it, so it is never down. Found out by writing. */
export async function redisState() {
  if (!redis) return "off";
  return viaRedis(probe).then(
    () => "ok" as const,
    () => "degraded" as const,
  );
}

export function closeRedis() {
  redis?.disconnect();
}

let isBroken = false;
let isThere = true;
let nextProbe: NodeJS.Timeout | undefined;

/** What is not served in time opens the breaker; an answer does not, nor what is thrown for another reason. */
async function served<T>(answer: Promise<T>): Promise<T> {
  try {
    return await Promise.race([answer, tooLate()]);
  } catch (error) {
    if (error instanceof Error && notServed.test(error.message)) openBreaker();
    throw error;
  }
}

async function tooLate(): Promise<never> {
  await sleep(PATIENCE_MS, null, { ref: false });
  await sleep(CATCH_UP_MS, null, { ref: false });
  throw new Error("no answer in time");
}

// And what it says while it will not do what it is told.
const notServed = /^no answer in time|READONLY|NOREPLICAS|MISCONF|OOM|LOADING|MASTERDOWN/;

function openBreaker() {
  note(false);
  if (isBroken) return;
  isBroken = true;
  tryAgainLater();
}

function tryAgainLater() {
  clearTimeout(nextProbe);
  nextProbe = setTimeout(tryAgain, PAUSE_MS).unref();
}

/** Asks for everybody, so that no visitor has to. */
async function tryAgain() {
  // Whenever it is there again, it says so.
  if (redis?.status !== "ready") return;
  try {
    await served(probe(redis));
    isBroken = false;
    note(true);
  } catch {
    isBroken = true;
    tryAgainLater();
  }
}

function probe(client: Redis) {
  return client.set("site:probe", "1", "PX", 1000);
}

/** One line for the loss and one for the return. */
function note(now: boolean) {
  if (now === isThere) return;
  isThere = now;
  if (now) log.info("redis is back: limits, counts and waiting messages are shared again");
  else log.error("redis is gone: this process has limits, counts and waiting messages of its own");
}

function connect({ Redis }: typeof import("ioredis"), url: string) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    retryStrategy,
  });
  // `error` comes with each try to reconnect.
  return client
    .on("error", () => note(false))
    .on("close", () => note(false))
    .on("ready", tryAgain);
}

function retryStrategy(times: number) {
  return Math.min(times * 100, 2000);
}
