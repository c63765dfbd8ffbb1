import { env } from "#app/platform/env.server.ts";
import { viaRedis } from "#app/platform/redis.server.ts";

/** Counts the model calls of one day, of all visitors together. */
export type DailyCount = {
  /** Counts one call; resolves with the number of calls on that day (`2026-11-21`), this one included. */
  add(day: string): Promise<number>;
};

/** Takes one model call from today's budget; false once it is spent. The day is UTC's. */
export async function takeFromDailyBudget(count: DailyCount = inAllContainers) {
  if (env.CHAT_DAILY_LIMIT === 0) return false;
  return (await count.add(new Date().toISOString().slice(0, 10))) <= env.CHAT_DAILY_LIMIT;
}

const calls = { day: "", count: 0 };

const inThisProcess: DailyCount = {
  async add(day) {
    if (calls.day !== day) Object.assign(calls, { day, count: 0 });
    return ++calls.count;
  },
};

const inAllContainers: DailyCount = {
  async add(day) {
    const own = await inThisProcess.add(day);
    const key = `chat:calls:${day}`;
    try {
      const all = await viaRedis((redis) => redis.incr(key));
      if (all === 1) await viaRedis((redis) => redis.expire(key, 2 * 24 * 3600));
      // Should Redis go, this process goes on from here.
      calls.count = Math.max(calls.count, all);
      return all;
    } catch {
      return own;
    }
  },
};
