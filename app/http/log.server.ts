import { destination, pino } from "pino";
import { env } from "#app/env.server.ts";

/**
 * What is not yet written, at most: lines are gathered and written outside the request, past this they are
 * dropped. A standard output that nobody reads must not fill the memory.
 */
const MAX_PENDING_BYTES = 8 * 1024 * 1024;

const output = destination({
  dest: 1,
  sync: false,
  minLength: 4096,
  periodicFlush: 100,
  maxLength: MAX_PENDING_BYTES,
});

/** JSON lines on stdout. Never a secret, a key, a message's text or a visitor's address. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  output,
);

process.on("exit", flushLog);

/** Writes what is gathered, at once. */
export function flushLog() {
  try {
    output.flushSync();
  } catch {
    // Nobody reads any more: there is no one left to tell.
  }
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
