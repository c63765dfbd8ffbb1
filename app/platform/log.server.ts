import { pino } from "pino";
import { env } from "./env.server.ts";
import { gatheredOutput } from "./gathered-output.ts";

const output = gatheredOutput(1);
const time = isoTime();
process.on("exit", output.end);

/** JSON lines on stdout. Never a secret, a key, a message's text or a visitor's address. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: time,
    formatters: { level: (label) => ({ level: label }) },
  },
  output,
);

const areRequestsLogged = log.isLevelEnabled("info");

type RequestLine = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  language: string | undefined;
  source: string;
};

/**
 * The line of an answered request, as `log.info(fields, "request")` would write it. Every page from memory ends in
 * one, and pino's way there takes as long as the rest of our share in such a request. No field can hold a visitor's text.
 */
export function logRequest({ id, method, route, status, ms, language, source }: RequestLine) {
  if (!areRequestsLogged) return;
  const spoken = language ? `"language":"${language}",` : "";
  output.write(
    `{"level":"info"${time()},"id":"${id}","method":"${method}","route":"${route}","status":${status},` +
      `"ms":${ms},${spoken}"source":"${source}","msg":"request"}\n`,
  );
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
