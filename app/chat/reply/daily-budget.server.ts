import type { RouterContextProvider } from "react-router";
import { clientLimit } from "#app/http/rate-limit.server.ts";
import { addToday } from "#app/platform/daily-counts.server.ts";
import { env } from "#app/platform/env.server.ts";

/** One client's share of the daily calls and tokens. The client's IPv6 /48 network gets NETWORK times as much. */
const SHARE = 0.1;
const NETWORK = 2;
const share = (limit: number) => Math.max(1, Math.floor(limit * SHARE));
const CALLS = "chat calls";
const TOKENS = "chat tokens";

const overCalls = clientLimit("chat-day", share(env.CHAT_DAILY_LIMIT), "day", NETWORK);
const overTokens = clientLimit("chat-day-tokens", share(env.CHAT_DAILY_TOKENS), "day", NETWORK);

/** Takes a model call from today's budget. Resolves with false if the client's share or the budget is used up. */
export async function takeCall(context: Readonly<RouterContextProvider>) {
  if (env.CHAT_DAILY_LIMIT === 0) return false;
  if ((await overTokens(context, 0)) || (await overCalls(context))) return false;
  if ((await addToday(TOKENS, 0)) >= env.CHAT_DAILY_TOKENS) return false;
  return (await addToday(CALLS, 1)) <= env.CHAT_DAILY_LIMIT;
}

export async function takeTokens(context: Readonly<RouterContextProvider>, tokens: number) {
  if (tokens > 0) await Promise.all([overTokens(context, tokens), addToday(TOKENS, tokens)]);
}
