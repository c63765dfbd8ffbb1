import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RouterContextProvider } from "react-router";
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
    const wait = await secondsToWait(kind, ofClient.consume(client, count));
    return wait ?? (network === null ? null : secondsToWait(kind, ofNetwork.consume(network, count)));
  };
}

export function commonLimit(kind: string, points: number, seconds: number): Limit {
  const ofAll = limiter(kind, points, seconds);
  return () => secondsToWait(kind, ofAll.consume("all"));
}

export const countOverRate = counter(
  "site_over_rate_total",
  "Requests refused because a client sent too many",
  "kind",
);

async function secondsToWait(kind: string, counted: Promise<unknown>): Promise<number | null> {
  try {
    await counted;
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    countOverRate(kind);
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** Counts across all processes. Without Redis, or while Redis is down, each process counts alone. */
function limiter(keyPrefix: string, points: number, duration: number) {
  const alone = new RateLimiterMemory({ points, duration });
  if (!redis) return alone;
  return new RateLimiterRedis({
    storeClient: store,
    useRedisPackage: true,
    keyPrefix: `rate:${keyPrefix}`,
    points,
    duration,
    insuranceLimiter: alone,
  });
}

/** The only command that the limiters use, with node-redis' signature. */
const store = {
  eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
    viaRedis((redis) => redis.eval(script, keys.length, ...keys, ...values)),
};
