import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RouterContextProvider } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { countOverRate } from "#app/platform/metrics.server.ts";
import { redis, viaRedis } from "#app/platform/redis.server.ts";
import { clientOf } from "./client-address.ts";
import { requestContext } from "./request-context.ts";

const MINUTE = 60;
const DAY = 24 * 3600;
/** As many times as much as one client has a whole IPv6 /48. */
const NETWORK = 10;
/** And a day has for one client so many minutes' worth of messages. */
const DAYS_SHARE = 10;

/** What one client may ask for, for each kind of thing that a visitor can ask the server to do. */
const bounds = {
  contact: bound("contact", env.CONTACT_RATE, MINUTE),
  "contact today": bound("contact-day", env.CONTACT_RATE * DAYS_SHARE, DAY),
  chat: bound("chat", env.CHAT_RATE, MINUTE),
  settings: bound("settings", env.SETTINGS_RATE, MINUTE),
};

const contactsOfAll = counter("contact-day-all", env.CONTACT_DAILY_LIMIT, DAY);

/** Counts one request of this client. Returns null while it is within the rate, else the whole seconds to wait. */
export function overRate(kind: "contact" | "chat" | "settings", context: Readonly<RouterContextProvider>) {
  return overBound(kind, context);
}

/**
 * Counts one message on this day, of this client and of all together: one alone can't close the form for everybody.
 * Returns null while it may be taken, else the whole seconds until some may again.
 */
export async function overDailyLimit(context: Readonly<RouterContextProvider>): Promise<number | null> {
  return (
    (await overBound("contact today", context)) ?? secondsToWait("contact today, all", contactsOfAll("all"))
  );
}

/** The answer for what has no page of its own to say it on. */
export function tooManyRequests(retryAfter: number) {
  return new Response("Too many requests", { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

async function overBound(kind: keyof typeof bounds, context: Readonly<RouterContextProvider>) {
  const { client, network } = clientOf(context.get(requestContext).address);
  const own = await secondsToWait(kind, bounds[kind].client(client));
  return own ?? (network === null ? null : secondsToWait(kind, bounds[kind].network(network)));
}

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

function bound(name: string, points: number, duration: number) {
  return {
    client: counter(name, points, duration),
    network: counter(`${name}-network`, points * NETWORK, duration),
  };
}

/** Rejects past so many in this time. Shared with the other containers; while Redis is gone each counts for itself. */
function counter(name: string, points: number, duration: number) {
  const alone = new RateLimiterMemory({ points, duration });
  if (!redis) return (key: string) => alone.consume(key);
  const shared = new RateLimiterRedis({ storeClient: redis, keyPrefix: `rate:${name}`, points, duration });
  return (key: string) =>
    viaRedis(() => shared.consume(key)).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) throw refused;
      return alone.consume(key);
    });
}
