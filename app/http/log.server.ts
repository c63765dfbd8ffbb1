import { pino } from "pino";
import { env } from "#app/env.server.ts";
import { gatheredOutput } from "./gathered-output.ts";

const output = gatheredOutput(1);
process.on("exit", output.end);

/** JSON lines on stdout. Never a secret, a key, a message's text or a visitor's address. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: isoTime(),
    formatters: { level: (label) => ({ level: label }) },
  },
  output,
);

/** The time of a line; its text is made once a millisecond. */
function isoTime() {
  let known = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== known) {
      known = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/**
 * What the log may know of something thrown: its kind and where, not its message, which may hold a visitor's
 * words or an address with a key in it.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return "not an Error";
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames].join("\n");
}
