import { join } from "node:path";
import type { Redis } from "ioredis";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { clientLimit, DAY } from "#app/http/rate-limit.server.ts";
import { databaseFile, migrate, storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { processWide } from "#app/platform/process-wide.ts";
import { leaveAtRedis } from "#app/platform/redis.server.ts";

/** One client's share of the daily calls and tokens. The client's IPv6 /48 network gets NETWORK times as much. */
const SHARE = 0.1;
const NETWORK = 2;
const BYTES_PER_TOKEN = 4;

type Spent = { calls: number; tokens: number };

const overCalls = clientLimit("chat-day", share(env.CHAT_DAILY_LIMIT), DAY, NETWORK);
const overTokens = clientLimit("chat-day-tokens", share(env.CHAT_DAILY_TOKENS), DAY, NETWORK);

/** Takes a model call from today's budget. Resolves with false if the client's share or the budget is used up. */
export async function takeCall(context: Readonly<RouterContextProvider>) {
  if (env.CHAT_DAILY_LIMIT === 0) return false;
  if (await overTokens(context, 0)) return false;
  if (await overCalls(context)) return false;
  const { calls, tokens } = await countSpent({ calls: 1, tokens: 0 });
  return calls <= env.CHAT_DAILY_LIMIT && tokens < env.CHAT_DAILY_TOKENS;
}

export async function takeTokens(context: Readonly<RouterContextProvider>, tokens: number) {
  if (tokens > 0) await Promise.all([overTokens(context, tokens), countSpent({ calls: 0, tokens })]);
}

/** Estimates tokens from bytes, because languages with more tokens per letter also have more bytes per letter. */
export function estimateTokens(texts: string[]) {
  return Math.ceil(texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0) / BYTES_PER_TOKEN);
}

/**
 * Adds to today's count (UTC) and resolves with the new total. The file keeps the count across restarts, and Redis
 * shares it between processes. While both fail, this process counts in memory. Never rejects.
 */
export async function countSpent(more: Spent, now = new Date()): Promise<Spent> {
  const day = now.toISOString().slice(0, 10);
  if (today.day !== day) today = { day, known: { calls: 0, tokens: 0 } };
  const count = today;
  count.known = addOnDisk(day, more, plus(count.known, more));
  await leaveAtRedis(async (redis) => {
    const { calls, tokens } = await addInRedis(redis, day, more);
    count.known = {
      calls: Math.max(count.known.calls, calls),
      tokens: Math.max(count.known.tokens, tokens),
    };
  });
  return count.known;
}

/** `known` is the largest count seen in memory, on disk or in Redis. */
let today = { day: "", known: { calls: 0, tokens: 0 } };

// A separate file, so that its writes never wait for writes of contact messages.
const file = processWide(
  "chat database",
  () => databaseFile(join(env.DATA_DIR, "chat.sqlite"), (db) => migrate(db, migrations)),
  ({ close }) => close(),
);

const migrations = [
  "CREATE TABLE spent (day TEXT PRIMARY KEY, calls INTEGER NOT NULL, tokens INTEGER NOT NULL) STRICT, WITHOUT ROWID",
];

let isOnDisk = true;

/** Adds to the count on disk, including counts that couldn't be written earlier because the file was locked. */
function addOnDisk(day: string, more: Spent, known: Spent): Spent {
  try {
    const row = file
      .open()
      .prepare(
        `INSERT INTO spent VALUES (:day, :calls, :tokens) ON CONFLICT DO UPDATE
         SET calls = max(:calls, calls + :moreCalls), tokens = max(:tokens, tokens + :moreTokens) RETURNING *`,
      )
      .all({ day, ...known, moreCalls: more.calls, moreTokens: more.tokens })[0];
    isOnDisk = true;
    return spent.parse(row);
  } catch (error) {
    if (isOnDisk) log.error({ event: "chat-budget", outcome: "not stored", cause: storageCause(error) });
    isOnDisk = false;
    return known;
  }
}

const spent = z.object({ calls: z.number(), tokens: z.number() });

async function addInRedis(redis: Redis, day: string, { calls, tokens }: Spent): Promise<Spent> {
  const answer = await redis.eval(incrementScript, 1, `chat:spent:${day}`, calls, tokens, 2 * DAY);
  const [allCalls, allTokens] = z.tuple([z.number(), z.number()]).parse(answer);
  return { calls: allCalls, tokens: allTokens };
}

const incrementScript = `
  local calls = redis.call("hincrby", KEYS[1], "calls", ARGV[1])
  local tokens = redis.call("hincrby", KEYS[1], "tokens", ARGV[2])
  redis.call("expire", KEYS[1], ARGV[3])
  return { calls, tokens }`;

function plus(one: Spent, other: Spent): Spent {
  return { calls: one.calls + other.calls, tokens: one.tokens + other.tokens };
}

function share(limit: number) {
  return Math.max(1, Math.floor(limit * SHARE));
}
