import { resolve } from "node:path";
import { env } from "#app/platform/env.server.ts";
import { redis } from "#app/platform/redis.server.ts";

/** Says on standard error what a listing reads: in the wrong directory it would only say "No messages." */
export function reportSource() {
  process.stderr.write(`Reading ${resolve(env.DATA_DIR)}${redis ? " and Redis" : ""}\n`);
}
