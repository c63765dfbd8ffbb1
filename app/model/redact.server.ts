import { env } from "#app/platform/env.server.ts";

/** A longer message isn't meant for a person. */
const LONGEST = 2000;

/** Removes addresses, keys, secrets and stack traces from a service's message for the visitor. */
export function redact(message: string, secrets: readonly string[]) {
  // Cuts between words: half a secret would no longer match.
  const head = message.length > LONGEST ? message.slice(0, LONGEST).replace(/\S*$/, "") : message;
  // Whole addresses first, including their paths.
  let text = (head.split(/\n\s*at\s/)[0] ?? "").replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "…");
  for (const secret of [...secrets, ...ours]) if (secret.length > 3) text = text.replaceAll(secret, "…");
  return text
    .replace(/\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?\b/gi, "…")
    .replace(/\bAIza[\w-]{10,}/g, "…")
    .replace(/([?&]?\b(?:api[_-]?)?key=)[^\s&"']+/gi, "$1…")
    .trim()
    .slice(0, 500);
}

const ours = [...env.SESSION_SECRET, env.METRICS_TOKEN ?? "", env.REDIS_URL ?? ""];
