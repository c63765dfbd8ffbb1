// `npm run doctor`: holds the settings against reality without starting the site. One line per finding;
// exit code 1 where something that is switched on can't work.
import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Redis } from "ioredis";
import { model } from "../app/chat/answer/model.server.ts";
import { env } from "../app/platform/env.server.ts";

const PATIENCE_MS = 5000;

console.log("ok    settings: every variable is understood");
await check("data directory", writable);
await check("form service", formService);
await check("model", async () => model?.check(AbortSignal.timeout(PATIENCE_MS)) ?? null);
await check("redis", redis);
await check("origin", origin);
if (!env.SESSION_SECRET_GIVEN)
  console.log("note  session secret: not set, so choices of theme and language are forgotten at each start");

/** A check says how things are, or throws what is wrong; null where the thing is not switched on. */
async function check(what: string, run: () => Promise<string | null>) {
  try {
    const state = await run();
    console.log(state === null ? `off   ${what}` : `ok    ${what}: ${state}`);
  } catch (error) {
    console.log(`FAIL  ${what}: ${reason(error)}`);
    process.exitCode = 1;
  }
}

async function writable() {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const probe = join(env.DATA_DIR, `.doctor-${randomUUID()}`);
  await writeFile(probe, "");
  await rm(probe);
  return `${env.DATA_DIR} can be written`;
}

async function formService() {
  if (!env.FORM_ID) return null;
  // Asked for with GET nothing is sent; that it answers at all, and not with a failure of its own, must do.
  const { status } = await ask(`${env.FORM_SERVICE_URL}/f/${env.FORM_ID}`);
  if (status >= 500) throw new Error(`answers ${status}`);
  if (status === 404) throw new Error("knows no form with FORM_ID (404)");
  return `reachable (${status}); whether it takes a message shows only when one is sent`;
}

async function redis() {
  if (!env.REDIS_URL) return null;
  const client = new Redis(env.REDIS_URL, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
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
    const policy = /maxmemory_policy:(\S+)/.exec(await client.info("memory"))?.[1];
    if (policy && policy !== "noeviction")
      throw new Error(`maxmemory-policy is ${policy}: waiting messages could be thrown out (set noeviction)`);
    return "answers";
  } finally {
    client.disconnect();
  }
}

async function origin() {
  if (!env.SITE_URL_GIVEN) return null;
  const { status } = await ask(`${env.SITE_URL}/healthz`);
  if (status !== 200) throw new Error(`${env.SITE_URL}/healthz answers ${status}`);
  return `${env.SITE_URL} leads to a running site`;
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.body?.cancel();
  return response;
}

/** The innermost cause; never a URL with what may be in it. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return `no answer within ${PATIENCE_MS / 1000} s`;
  if (error.cause instanceof Error) return reason(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
