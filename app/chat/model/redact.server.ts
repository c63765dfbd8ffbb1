import { env } from "#app/platform/env.server.ts";

/** Maximum length of the text that is shown. A longer message isn't meant for a person. */
const LONGEST = 300;
/** Maximum length of a line that is searched for addresses and secrets. */
const LONGEST_READ = 2000;

/** Returns the first line of a service's message, without addresses and secrets, or "" if it is too long to show. */
export function redact(message: string, secrets: readonly string[]) {
  // Stack traces begin on the second line.
  const [line = ""] = message.split(/[\p{Cc}\u2028\u2029]/u, 1);
  if (line.length > LONGEST_READ) return "";
  // Removes whole URLs before single hosts, so that no path remains.
  let text = line.replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "…");
  // A shorter secret would redact parts of ordinary words.
  for (const secret of [...secrets, ...ours]) if (secret.length > 3) text = text.replaceAll(secret, "…");
  text = text.replace(/\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?\b/gi, "…").trim();
  return text.length <= LONGEST ? text : "";
}

const ours = [...env.SESSION_SECRET, env.METRICS_TOKEN ?? "", env.REDIS_URL ?? ""];
