import { log, traceOf } from "./log.server.ts";

/** Logs that a library or Node itself printed something, without the text, which may contain a visitor's words. */
export function sendConsoleToLog() {
  const printed =
    (level: "error" | "warn" | "info") =>
    (...things: unknown[]) => {
      const error = things.find((thing) => thing instanceof Error) ?? new Error("printed");
      log[level]({ error: traceOf(error) }, "printed by a library");
    };
  const [error, warn, info] = [printed("error"), printed("warn"), printed("info")];
  Object.assign(console, { error, warn, trace: warn, info, log: info, debug: info });
  process
    .removeAllListeners("warning")
    .on("warning", (warning) => log.warn({ error: traceOf(warning) }, "process warning"));
}
