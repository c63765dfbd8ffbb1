import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pino, stdTimeFunctions } from "pino";
import SonicBoom from "sonic-boom";
import { env } from "./env.server.ts";
import { processWide } from "./process-wide.ts";

/** How long the process waits at exit for a slow reader of the log. */
const LAST_LINES_MS = 200;

// Accessing `process.stdout` makes a pipe non-blocking. Writing to a blocking pipe that nobody reads would block a
// thread, and then the exit.
void process.stdout;

// Not pino's own destination, which flushes synchronously at exit and retries forever if nobody reads.
const output = processWide("log", openOutput, close);

let isEnding = false;

/** A request's id in the log, and the trace that it belongs to. */
export type RequestScope = { id: string; trace?: string };

/** Added to every log line that is written during a request. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

/** JSON lines on stdout. Never log a secret, a key, a message's text or a visitor's address. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    mixin: () => ({ ...requestScope.getStore() }),
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  // A wrapper without `flushSync`, which pino would call at each fatal line.
  { write: (line) => void (isEnding || output.write(line)) },
);

/** Exits once the last lines are written, or after a moment if nobody reads them. */
export async function exitAfterLog(code: number): Promise<never> {
  const closed = once(output, "close");
  close();
  await Promise.race([closed, sleep(LAST_LINES_MS)]).catch(() => {});
  process.exit(code);
}

/** Describes a thrown value without its message, which may hold a visitor's words or a URL with a key. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return "not an Error";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause instanceof Error ? [`caused by ${traceOf(error.cause)}`] : [];
  return [error.name + code, ...frames, ...cause].join("\n");
}

function openOutput() {
  const output = new SonicBoom({
    fd: 1,
    minLength: 4096,
    periodicFlush: 50,
    // Limits memory: further log lines are dropped while this many bytes wait to be written.
    maxLength: 8 * 1024 * 1024,
  });
  // With stdout closed, the site goes on without a log.
  output.on("error", () => {});
  return output;
}

function close() {
  // Drops later lines: sonic-boom throws once it is closed.
  isEnding = true;
  output.end();
}
