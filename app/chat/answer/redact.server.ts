import { env } from "#app/platform/env.server.ts";

/** A service's message as a visitor may read it: no address, no key, no stack, on at most a few lines. */
export function redact(message: string) {
  // Whole addresses first, so that nothing of their paths is left.
  let text = (message.split(/\n\s*at\s/)[0] ?? "").replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "…");
  for (const secret of secrets) text = text.replaceAll(secret, "…");
  return text
    .replace(/\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?\b/gi, "…")
    .replace(/\bAIza[\w-]{10,}/g, "…")
    .replace(/([?&]?\b(?:api[_-]?)?key=)[^\s&"']+/gi, "$1…")
    .trim()
    .slice(0, 500);
}

const upstream = env.GEMINI_BASE_URL ?? "https://generativelanguage.googleapis.com";

const secrets = [
  env.GEMINI_API_KEY,
  env.GEMINI_API_KEY && encodeURIComponent(env.GEMINI_API_KEY),
  ...env.SESSION_SECRET,
  env.METRICS_TOKEN,
  env.REDIS_URL,
  upstream,
  new URL(upstream).host,
  new URL(upstream).hostname,
].filter((secret): secret is string => secret !== undefined && secret.length > 3);
