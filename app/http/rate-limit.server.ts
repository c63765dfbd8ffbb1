import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RouterContextProvider } from "react-router";
import { addToday } from "#app/platform/daily-counts.server.ts";
import { counter } from "#app/platform/metrics.server.ts";
import { redis, viaRedis } from "#app/platform/redis.server.ts";
import { clientOf } from "./client-address.ts";
import { requestContext } from "./request-context.ts";

type Period = "minute" | "day";
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
/** Default ratio of the limit of an IPv6 /48 to the limit of one client. */
const NETWORK = 10;

/** Counts one request, or `count` points. Resolves to the number of seconds to wait, or null within the limit. */
export type Limit = (context: Readonly<RouterContextProvider>, count?: number) => Promise<number | null>;

/** Creates a limit for each client, and a wider limit for the network around the client. */
export function clientLimit(kind: string, points: number, period: Period, networkFactor = NETWORK): Limit {
  const ofClient = limiter(kind, points, period);
  const ofNetwork = limiter(`${kind}-network`, points * networkFactor, period);
  return async (context, count = 1) => {
    const { client, network } = clientOf(context.get(requestContext).address);
    const wait = await ofClient(client, count);
    return countRefusal(kind, wait ?? (network === null ? null : await ofNetwork(network, count)));
  };
}

export function commonLimit(kind: string, points: number, period: Period): Limit {
  const ofAll = limiter(kind, points, period);
  return async () => countRefusal(kind, await ofAll("all", 1));
}

const countOverRate = counter(
  "site_over_rate_total",
  "Requests refused because a client sent too many",
  "kind",
);

function countRefusal(kind: string, wait: number | null) {
  if (wait !== null) countOverRate(kind);
  return wait;
}

type Limiter = (who: string, count: number) => Promise<number | null>;

function limiter(kind: string, points: number, period: Period): Limiter {
  return period === "day" ? dailyLimiter(kind, points) : rateLimiter(kind, points);
}

/** Counts in the database that processes on one machine share, and in Redis. The address itself isn't stored. */
function dailyLimiter(kind: string, points: number): Limiter {
  return async (who, count) => {
    const hash = createHash("sha256").update(who).digest("base64url");
    const total = await addToday(`${kind} ${hash}`, count);
    return total > points ? DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS) : null;
  };
}

/** Counts on all machines that share Redis. Without Redis, or while it is down, each process counts alone. */
function rateLimiter(kind: string, points: number): Limiter {
  const rate = { points, duration: MINUTE_SECONDS };
  const alone = new RateLimiterMemory(rate);
  const options = { ...rate, useRedisPackage: true, keyPrefix: `rate:${kind}` };
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
