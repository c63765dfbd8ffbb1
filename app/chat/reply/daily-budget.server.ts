import { env } from "#app/platform/env.server.ts";
import { countSpent } from "./spent-today.server.ts";

/** Takes one call of the model from today's budget; false once its calls or its tokens are spent. */
export async function takeFromDailyBudget() {
  if (env.CHAT_DAILY_LIMIT === 0) return false;
  const { calls, tokens } = await countSpent({ calls: 1, tokens: 0 });
  return calls <= env.CHAT_DAILY_LIMIT && tokens < env.CHAT_DAILY_TOKENS;
}

/** Takes what a call has cost from today's budget, once that is known. */
export async function takeTokens(tokens: number) {
  if (tokens > 0) await countSpent({ calls: 0, tokens });
}

/** What a model counts for these texts, about: languages that take more of it per letter have more bytes to a letter. */
export function estimateTokens(texts: string[]) {
  return Math.ceil(texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0) / BYTES_PER_TOKEN);
}

const BYTES_PER_TOKEN = 4;
