import { z } from "zod";
import { storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { viaRedis } from "#app/platform/redis.server.ts";
import { addOnDisk, type Spent } from "./spent-on-disk.server.ts";

/**
 * Counts what was spent, and resolves with all of today's (UTC's), this included: on disk, where a restart finds it,
 * and in Redis, where several processes share one. Without either this process knows what it has seen. Never throws.
 */
export async function countSpent(more: Spent, now = new Date()): Promise<Spent> {
  const day = now.toISOString().slice(0, 10);
  if (today.day !== day) today = { day, known: nothing, alone: nothing };
  const count = today;
  count.known = onDisk(day, more, count.known);
  // What Redis may have taken although it gave no answer is counted twice: the budget ends too soon rather than too late.
  const told = plus(more, count.alone);
  count.alone = nothing;
  try {
    count.known = larger(count.known, await inRedis(day, told));
  } catch {
    count.alone = plus(count.alone, told);
  }
  return count.known;
}

const nothing: Spent = { calls: 0, tokens: 0 };

/** `known`: the most that anybody has said; `alone`: what Redis has not heard of yet. */
let today = { day: "", known: nothing, alone: nothing };

let isOnDisk = true;

function onDisk(day: string, more: Spent, known: Spent): Spent {
  try {
    const all = addOnDisk(day, more, known);
    isOnDisk = true;
    return all;
  } catch (error) {
    if (isOnDisk) log.error({ event: "chat budget", outcome: "not on disk", cause: storageCause(error) });
    isOnDisk = false;
    return plus(known, more);
  }
}

async function inRedis(day: string, { calls, tokens }: Spent): Promise<Spent> {
  const key = `chat:spent:${day}`;
  const answer = await viaRedis((redis) => redis.eval(addInRedis, 1, key, calls, tokens, TWO_DAYS_S));
  const [allCalls, allTokens] = pair.parse(answer);
  return { calls: allCalls, tokens: allTokens };
}

const TWO_DAYS_S = 2 * 24 * 3600;
const pair = z.tuple([z.number(), z.number()]);

const addInRedis = `
  local calls = redis.call("hincrby", KEYS[1], "calls", ARGV[1])
  local tokens = redis.call("hincrby", KEYS[1], "tokens", ARGV[2])
  redis.call("expire", KEYS[1], ARGV[3])
  return { calls, tokens }`;

function plus(one: Spent, other: Spent): Spent {
  return { calls: one.calls + other.calls, tokens: one.tokens + other.tokens };
}

function larger(one: Spent, other: Spent): Spent {
  return { calls: Math.max(one.calls, other.calls), tokens: Math.max(one.tokens, other.tokens) };
}
