import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pino, stdTimeFunctions } from "pino";
import SonicBoom from "sonic-boom";
import { env } from "./env.server.ts";
import { requestScope } from "./request-scope.ts";

/** For how long the end of the process waits for a reader who is slow. */
const LAST_LINES_MS = 200;

// Opening it makes a pipe non-blocking: one that nobody reads would otherwise hold a thread, and the process's end.
void process.stdout;

// Not pino's own destination: it flushes synchronously at exit, which tries for ever where the reader is gone.
const output = new SonicBoom({
  fd: 1,
  minLength: 4096,
  periodicFlush: 50,
  // Past it lines are dropped, not the process's memory.
  maxLength: 8 * 1024 * 1024,
});
// A closed stdout doesn't stop the site: visitors are served without a log.
output.on("error", () => {});
// Commands exit on their own.
process.once("beforeExit", () => output.flush());

let isEnding = false;

/** JSON lines on stdout. Never a secret, a key, a message's text or a visitor's address. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    mixin: () => ({ ...requestScope.getStore() }),
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  // Pino would call `flushSync` of a complete stream at each fatal line.
  { write: (line) => void (isEnding || output.write(line)) },
);

/** Ends the process once its last lines are written, as far as somebody takes them. */
export async function exitAfterLog(code: number): Promise<never> {
  // Drops later lines: sonic-boom throws once it is closed.
  isEnding = true;
  const closed = once(output, "close");
  output.end();
  await Promise.race([closed, sleep(LAST_LINES_MS)]).catch(() => {});
  process.exit(code);
}

/**
 * Describes a thrown value for the log: its kind, its code and where, not its message, which may hold a
 * visitor's words or an address with a key in it. The same of what had caused it.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return "not an Error";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause instanceof Error ? [`caused by ${traceOf(error.cause)}`] : [];
  return [error.name + code, ...frames, ...cause].join("\n");
}
