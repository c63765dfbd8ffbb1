import { once } from "node:events";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";

// Loaded where it is used: most sites run without, and start sooner.
const ioredis = env.REDIS_URL ? await import("ioredis") : null;

/**
 * What several containers share: null without `REDIS_URL`. A command fails at once while Redis is gone, and
 * soon when it hangs; whoever asks has a way of their own then.
 */
export const redis = ioredis && env.REDIS_URL ? connect(ioredis, env.REDIS_URL) : null;

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

/** For `/readyz`: the site serves without it, so it is never down. */
export async function redisState() {
  if (!redis) return "off";
  return redis.ping().then(
    () => "ok" as const,
    () => "degraded" as const,
  );
}

export function closeRedis() {
  redis?.disconnect();
}

function connect({ Redis }: typeof import("ioredis"), url: string) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 1500,
    retryStrategy,
  });
  let there = true;
  const note = (now: boolean) => {
    if (now === there) return;
    there = now;
    if (now) log.info("redis is back: limits, counts and waiting messages are shared again");
    else log.error("redis is gone: this process has limits, counts and waiting messages of its own");
  };
  // `error` comes with each try to reconnect; one line for the loss and one for the return will do.
  client
    .on("error", () => note(false))
    .on("close", () => note(false))
    .on("ready", () => note(true));
  return client;
}

function retryStrategy(times: number) {
  return Math.min(times * 100, 2000);
}
