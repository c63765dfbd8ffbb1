import { join } from "node:path";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { clientLimit, DAY } from "#app/http/rate-limit.server.ts";
import { databaseFile, migrate, storageCause, transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { viaRedis } from "#app/platform/redis.server.ts";

/** One client's part of the day's calls and tokens. The IPv6 /48 around it gets twice as much. */
const SHARE = 0.1;
const NETWORK = 2;
const BYTES_PER_TOKEN = 4;
const TWO_DAYS_S = 2 * DAY;

type Spent = { calls: number; tokens: number };

const overCalls = clientLimit("chat-day", share(env.CHAT_DAILY_LIMIT), DAY, NETWORK);
const overTokens = clientLimit("chat-day-tokens", share(env.CHAT_DAILY_TOKENS), DAY, NETWORK);

/** Takes one model call from today's budget. False once this client's share or all calls or tokens are used up. */
export async function takeCall(context: Readonly<RouterContextProvider>) {
  if (env.CHAT_DAILY_LIMIT === 0) return false;
  if (await overTokens(context, 0)) return false;
  if (await overCalls(context)) return false;
  const { calls, tokens } = await countSpent({ calls: 1, tokens: 0 });
  return calls <= env.CHAT_DAILY_LIMIT && tokens < env.CHAT_DAILY_TOKENS;
}

/** Takes the tokens of a call from today's budget, once they are known. */
export async function takeTokens(context: Readonly<RouterContextProvider>, tokens: number) {
  if (tokens > 0) await Promise.all([overTokens(context, tokens), countSpent({ calls: 0, tokens })]);
}

/** A rough count: languages with more tokens per letter also have more bytes per letter. */
export function estimateTokens(texts: string[]) {
  return Math.ceil(texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0) / BYTES_PER_TOKEN);
}

/**
 * Counts what was spent and resolves with all of today's (UTC): on disk, where a restart finds it, and in Redis, which
 * several processes share. Without either, this process knows only its own. Never throws.
 */
export async function countSpent(more: Spent, now = new Date()): Promise<Spent> {
  const day = now.toISOString().slice(0, 10);
  if (today.day !== day) today = { day, known: nothing, unshared: nothing };
  const count = today;
  count.known = addOnDisk(day, more, count.known);
  // A write that Redis did without an answer counts twice: the budget then ends too early rather than too late.
  const told = plus(more, count.unshared);
  count.unshared = nothing;
  try {
    const { calls, tokens } = await addInRedis(day, told);
    count.known = {
      calls: Math.max(count.known.calls, calls),
      tokens: Math.max(count.known.tokens, tokens),
    };
  } catch {
    count.unshared = plus(count.unshared, told);
  }
  return count.known;
}

const nothing: Spent = { calls: 0, tokens: 0 };

/** `known`: the largest count seen anywhere. `unshared`: not yet in Redis. */
let today = { day: "", known: nothing, unshared: nothing };

// A file of its own: its writes never wait for those of messages.
const file = databaseFile(join(env.DATA_DIR, "chat.sqlite"), (db) =>
  migrate(db, [
    "CREATE TABLE spent (day TEXT PRIMARY KEY, calls INTEGER NOT NULL, tokens INTEGER NOT NULL) STRICT, WITHOUT ROWID",
  ]),
);

let isOnDisk = true;

/** While another process holds the file, `known` keeps what is missing from it for the next write. */
function addOnDisk(day: string, more: Spent, known: Spent): Spent {
  const all = plus(known, more);
  try {
    const db = file.open();
    const row = transaction(db, () => {
      db.prepare("DELETE FROM spent WHERE day < ?").run(day);
      return db
        .prepare(
          `INSERT INTO spent VALUES (:day, :calls, :tokens) ON CONFLICT DO UPDATE
           SET calls = max(:calls, calls + :moreCalls), tokens = max(:tokens, tokens + :moreTokens) RETURNING *`,
        )
        .get({ day, ...all, moreCalls: more.calls, moreTokens: more.tokens });
    });
    isOnDisk = true;
    return spent.parse(row);
  } catch (error) {
    if (isOnDisk) log.error({ event: "chat budget", outcome: "not on disk", cause: storageCause(error) });
    isOnDisk = false;
    return all;
  }
}

const spent = z.object({ calls: z.number(), tokens: z.number() });

async function addInRedis(day: string, { calls, tokens }: Spent): Promise<Spent> {
  const key = `chat:spent:${day}`;
  const answer = await viaRedis((redis) => redis.eval(incrementScript, 1, key, calls, tokens, TWO_DAYS_S));
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
