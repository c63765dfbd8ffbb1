import { type Env, readEnv } from "./env-schema.server.ts";

/** The process's settings: parsed once, frozen, and the only place that reads `process.env`. */
export const env = parseOrExit(process.env);

function parseOrExit(source: NodeJS.ProcessEnv): Env {
  const result = readEnv(source);
  if ("env" in result) return result.env;
  for (const problem of result.problems) console.error(problem);
  process.exit(1);
}
