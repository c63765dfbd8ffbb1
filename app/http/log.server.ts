import { destination, pino } from "pino";
import { env } from "#app/env.server.ts";

/** JSON lines on stdout. Never a secret, a key, a message's text or a visitor's address. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: isoTime(),
    formatters: { level: (label) => ({ level: label }) },
  },
  gathering(),
);

/** Lines are gathered for a moment and written outside the request: a line costs a visitor a microsecond. */
function gathering() {
  // A standard output that nobody reads must not fill the memory: past `maxLength` lines are dropped.
  const output = destination({ dest: 1, sync: false, maxLength: 8 * 1024 * 1024 });
  let lines = "";
  let scheduled = false;
  const pass = () => {
    scheduled = false;
    output.write(lines);
    lines = "";
  };
  process.on("exit", () => {
    if (lines) pass();
    try {
      output.flushSync();
    } catch {
      // Nobody reads any more: there is no one left to tell.
    }
  });
  return {
    write(line: string) {
      lines += line;
      if (scheduled) return;
      scheduled = true;
      setTimeout(pass, 50).unref();
    },
  };
}

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
