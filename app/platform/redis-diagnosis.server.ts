import { Redis } from "ioredis";
import { env } from "./env.server.ts";
import type { Diagnosis } from "./feature.ts";
import { DIAGNOSIS_MS, hostOf } from "./http-status.server.ts";
import { writeProbe } from "./redis.server.ts";

export const redisDiagnosis: Diagnosis = { what: "redis", where: `REDIS_URL ${hostOf(env.REDIS_URL)}`, run };

async function run() {
  if (!env.REDIS_URL) return null;
  const client = new Redis(env.REDIS_URL, {
    lazyConnect: true,
    connectTimeout: DIAGNOSIS_MS,
    commandTimeout: DIAGNOSIS_MS,
    retryStrategy: () => null,
  });
  let problem: unknown;
  client.on("error", (error) => {
    problem = error;
  });
  try {
    await client.connect().catch((error: unknown) => {
      throw problem ?? error;
    });
    if (/^cluster_enabled:1/m.test(await client.info("cluster")))
      throw new Error(
        "this is a cluster, whose nodes each refuse most keys: use a Redis without cluster mode",
      );
    await writeProbe(client);
    return "connected and writable";
  } finally {
    client.disconnect();
  }
}
