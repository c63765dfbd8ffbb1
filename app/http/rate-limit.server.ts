import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RouterContextProvider } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { countOverRate } from "#app/platform/metrics.server.ts";
import { redis, viaRedis } from "#app/platform/redis.server.ts";
import { requestContext } from "./request-context.ts";

/** Requests a minute and client address, for each kind of thing that a visitor can ask the server to do. */
const limiters = {
  contact: limiter("contact", env.CONTACT_RATE),
  chat: limiter("chat", env.CHAT_RATE),
  settings: limiter("settings", env.SETTINGS_RATE),
};

/** Counts one request of this client. Returns null while it is within the rate, else the whole seconds to wait. */
export async function overRate(
  kind: keyof typeof limiters,
  context: Readonly<RouterContextProvider>,
): Promise<number | null> {
  try {
    await limiters[kind](clientOf(context.get(requestContext).address));
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    countOverRate(kind);
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** The answer for what has no page of its own to say it on. */
export function tooManyRequests(retryAfter: number) {
  return new Response("Too many requests", { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

/** Shared with the other containers; while Redis is gone each counts for itself. */
function limiter(kind: string, points: number) {
  const alone = new RateLimiterMemory({ points, duration: 60 });
  if (!redis) return (client: string) => alone.consume(client);
  const shared = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `rate:${kind}`,
    points,
    duration: 60,
  });
  return (client: string) =>
    viaRedis(() => shared.consume(client)).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) throw refused;
      return alone.consume(client);
    });
}

/** One client: an IPv4 address, or the first half of an IPv6 one, of whose second half everybody has 2^64. */
export function clientOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [start = "", end] = address.split("%", 1)[0]?.toLowerCase().split("::") ?? [];
  const groups = start.split(":").filter(Boolean);
  const rest = end?.split(":").filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
