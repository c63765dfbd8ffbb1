import { Redis } from "ioredis";
import { checkStorage } from "#app/contact/contact.server.ts";
import { verifyMail } from "#app/contact/delivery/mail.server.ts";
import { sendTrials } from "#app/contact/delivery/notifications.server.ts";
import { model } from "#app/model/model.server.ts";
import { type Command, Misuse } from "#app/platform/command.server.ts";
import { env, misspeltSettings } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { sample } from "#app/studio/sample.ts";
import { testimonials } from "#app/studio/testimonials.ts";

const PATIENCE_MS = 5000;

/** Holds the settings against reality, beside a running site or without one. */
export const command: Command = {
  usage: `npm run doctor              one line for each thing that the site depends on; exit code 1 where something that
                            is switched on can't work
npm run doctor -- --send    sends a trial to NOTIFY_EMAIL and NOTIFY_URL too`,
  flags: ["send"],
  async run(words, flags) {
    if (words.length) throw new Misuse();
    const lines = ["ok    settings: every variable is understood"];
    lines.push(await check("data directory", env.DATA_DIR, storage));
    lines.push(await check("form service", hostOf(env.FORM_SERVICE_URL), formService));
    lines.push(await check("mail", hostOf(env.SMTP_URL), mail));
    lines.push(
      await check("model", null, async () => model?.check(AbortSignal.timeout(PATIENCE_MS)) ?? null),
    );
    lines.push(await check("redis", hostOf(env.REDIS_URL), redis));
    lines.push(await check("origin", env.SITE_URL, origin));
    if (flags.has("send")) lines.push(await check("trial", null, sendTrials));
    return [...lines, ...notes().map((note) => `note  ${note}`), ""].join("\n");
  },
};

/** A check says how things are, or throws what is wrong; null where the thing is not switched on. */
async function check(what: string, where: string | null, run: () => Promise<string | null>) {
  try {
    const state = await run();
    return state === null ? `off   ${what}` : `ok    ${what}: ${state}`;
  } catch (error) {
    process.exitCode = 1;
    return `FAIL  ${what}${where ? ` (${where})` : ""}: ${reason(error)}`;
  }
}

/** What works, and may still be forgotten. */
function notes() {
  const isSample = [
    ["the studio's name", studio.name === sample.name],
    ["CONTACT_EMAIL", env.CONTACT_EMAIL === sample.email],
    ["CONTACT_PHONE", env.CONTACT_PHONE === sample.phone],
    ["testimonials", testimonials.some(({ author }) => sample.testimonialAuthors.includes(author))],
  ].flatMap(([what, still]) => (still ? [what] : []));
  return [
    ...(isSample.length ? [`sample data: still there are ${isSample.join(", ")}`] : []),
    ...(env.SESSION_SECRET_GIVEN
      ? []
      : ["session secret: not set, so choices of theme and language are forgotten at each start"]),
    ...(env.NOTIFY_EMAIL || env.NOTIFY_URL || env.FORM_ID
      ? []
      : ["notifications: nobody is told of a message; NOTIFY_EMAIL and SMTP_URL mail each one"]),
    ...misspeltSettings.map(({ name, meant }) => `${name} is no setting: is ${meant} meant?`),
  ];
}

async function storage() {
  const state = await checkStorage();
  if (state !== "ok") throw new Error(state);
  return `${env.DATA_DIR} takes a message`;
}

async function formService() {
  if (!env.FORM_ID) return null;
  // Asked for with GET nothing is sent; that it answers at all, and not with a failure of its own, must do.
  const { status } = await ask(`${env.FORM_SERVICE_URL}/f/${env.FORM_ID}`);
  if (status >= 500) throw new Error(`answers ${status}`);
  if (status === 404) throw new Error("knows no form with FORM_ID (404)");
  return `reachable (${status}); whether it takes a message shows only when one is sent`;
}

async function mail() {
  const host = await verifyMail();
  return host && `${host} lets us in; whether it takes a mail shows only with --send`;
}

async function redis() {
  if (!env.REDIS_URL) return null;
  const client = new Redis(env.REDIS_URL, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
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
    await client.set("site:doctor", "", "PX", 1);
    return "takes what is written";
  } finally {
    client.disconnect();
  }
}

async function origin() {
  if (!env.SITE_URL_GIVEN) return null;
  const { status } = await ask(`${env.SITE_URL}/healthz`);
  if (status !== 200) throw new Error(`/healthz answers ${status}`);
  return `${env.SITE_URL} leads to a running site`;
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.body?.cancel();
  return response;
}

function hostOf(url: string | undefined) {
  return url ? new URL(url).host : null;
}

/** The innermost cause, with the host where it knows one; never a URL with what may be in it. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return `no answer within ${PATIENCE_MS / 1000} s`;
  if (error.cause instanceof Error) return reason(error.cause);
  if (!("code" in error) || typeof error.code !== "string") return error.message;
  return "hostname" in error ? `${error.code} ${error.hostname}` : error.code;
}
