import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RouterContextProvider } from "react-router";
import { addToday } from "#app/platform/daily-counts.server.ts";
import { counter } from "#app/platform/metrics.server.ts";
import { redis, viaRedis } from "#app/platform/redis.server.ts";
import { clientOf } from "./client-address.ts";
import { requestContext } from "./request-context.ts";

export const MINUTE = 60;
export const DAY = 24 * 3600;
/** Default ratio of the limit of an IPv6 /48 to the limit of one client. */
const NETWORK = 10;

/** Counts one request, or `count` points. Resolves to the number of seconds to wait, or null within the limit. */
export type Limit = (context: Readonly<RouterContextProvider>, count?: number) => Promise<number | null>;

/** Creates a limit for each client, and a wider limit for the network around the client. */
export function clientLimit(kind: string, points: number, seconds: number, networkFactor = NETWORK): Limit {
  const ofClient = limiter(kind, points, seconds);
  const ofNetwork = limiter(`${kind}-network`, points * networkFactor, seconds);
  return async (context, count = 1) => {
    const { client, network } = clientOf(context.get(requestContext).address);
    const wait = await ofClient(client, count);
    return refused(kind, wait ?? (network === null ? null : await ofNetwork(network, count)));
  };
}

export function commonLimit(kind: string, points: number, seconds: number): Limit {
  const ofAll = limiter(kind, points, seconds);
  return async () => refused(kind, await ofAll("all", 1));
}

const countOverRate = counter(
  "site_over_rate_total",
  "Requests refused because a client sent too many",
  "kind",
);

function refused(kind: string, wait: number | null) {
  if (wait !== null) countOverRate(kind);
  return wait;
}

type Limiter = (who: string, count: number) => Promise<number | null>;

function limiter(kind: string, points: number, seconds: number): Limiter {
  return seconds === DAY ? dailyLimiter(kind, points) : rateLimiter(kind, points, seconds);
}

/** Counts in the database that processes on one machine share, and in Redis. The address itself isn't stored. */
function dailyLimiter(kind: string, points: number): Limiter {
  return async (who, count) => {
    const hash = createHash("sha256").update(who).digest("base64url");
    const total = await addToday(`${kind} ${hash}`, count);
    return total > points ? DAY - (Math.floor(Date.now() / 1000) % DAY) : null;
  };
}

/** Counts on all machines that share Redis. Without Redis, or while it is down, each process counts alone. */
function rateLimiter(kind: string, points: number, duration: number): Limiter {
  const alone = new RateLimiterMemory({ points, duration });
  const options = { useRedisPackage: true, keyPrefix: `rate:${kind}`, points, duration };
  const limiter = redis
    ? new RateLimiterRedis({ ...options, storeClient: store, insuranceLimiter: alone })
    : alone;
  return async (who, count) => {
    try {
      await limiter.consume(who, count);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

/** The only command that the limiters use, with node-redis' signature. */
const store = {
  eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
    viaRedis((redis) => redis.eval(script, keys.length, ...keys, ...values)),
};
