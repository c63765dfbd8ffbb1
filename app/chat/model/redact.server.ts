import { env } from "#app/platform/env.server.ts";

/** Maximum length of the text that is shown. A longer message isn't meant for a person. */
const LONGEST = 300;
/** Maximum length of a service's message. A longer message is dropped without being searched. */
const LONGEST_READ = 2000;

/**
 * Redacts a service's message for visitors: removes addresses, secrets and a trailing stack trace. Returns an empty
 * string unless the rest is one short line of ordinary words.
 */
export function redact(message: string, secrets: readonly string[]) {
  if (message.length > LONGEST_READ) return "";
  // Removes whole URLs before single hosts, so that no path remains.
  let text = (message.split(/\n\s*at\s/)[0] ?? "").replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "…");
  // A shorter secret would redact parts of ordinary words.
  for (const secret of [...secrets, ...ours]) if (secret.length > 3) text = text.replaceAll(secret, "…");
  text = text.replace(/\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?\b/gi, "…").trim();
  return text.length <= LONGEST && !signsOfSecrets.some((sign) => sign.test(text)) ? text : "";
}

const ours = [...env.SESSION_SECRET, env.METRICS_TOKEN ?? "", env.REDIS_URL ?? ""];

const signsOfSecrets = [
  /[\p{Cc}\u2028\u2029]/u, // several lines
  /[=/\\<>{}@[\]]|::/, // a path, an assignment, code
  /[a-z]\.[a-z]{2}|\w:\d+\b/i, // a host, a port, a line number
  /[a-z_-]\S*\d{5}|\d{5}\S*[a-z]|\d{8}/i, // an account
  /[a-z]{20}|(?=\S*\d)\S{21}/i, // a key
];
