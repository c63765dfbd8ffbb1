import { afterEach, beforeEach, expect, test } from "vitest";
import { type FormService, startFormService } from "../../fakes/form-service.ts";
import { startRedis, type TestRedis } from "../../redis.ts";
import { type Site, startSite } from "../../site.ts";
import { sendLead } from "../send-lead.ts";

let redis: TestRedis;
let service: FormService;
let sites: [Site, Site];
beforeEach(async () => {
  [redis, service] = await Promise.all([startRedis(), startFormService()]);
  service.answerWith("sent");
  await addUser();
  sites = await Promise.all([start(), start()]);
  await Promise.all(sites.map(({ rendered }) => rendered));
});
afterEach(async () => {
  redis.resume();
  await Promise.all([...sites.map((site) => site.stop()), service.stop()]);
  await redis.stop();
});

/** Redis forgets its users when it restarts. */
function addUser() {
  return redis.command("ACL", "SETUSER", "site", "on", ">secret", "~*", "&*", "+@all");
}

const outages: [string, begin: () => unknown, end: () => unknown][] = [
  ["frozen", () => redis.stall(), () => redis.resume()],
  ["killed", () => redis.kill(), () => redis.restart().then(addUser)],
  [
    "a read-only replica on open connections, as after a failover",
    () => redis.command("REPLICAOF", "127.0.0.1", "9"),
    () => redis.command("REPLICAOF", "NO", "ONE"),
  ],
  [
    "without the right to run scripts",
    () => redis.command("ACL", "SETUSER", "site", "-@scripting"),
    () => redis.command("ACL", "SETUSER", "site", "+@scripting"),
  ],
];

test.each(outages)(
  "with Redis %s, answers each post, loses none, and shares again",
  {
    tags: "redis-server",
  },
  async (_, begin, end) => {
    const [a, b] = sites;
    const before = await postEach(a, "quiet", 3);
    await begin();
    const during = await postEach(a, "troubled", 12);
    expect(await readiness(a)).toContain("redis: degraded");
    await end();
    for (const site of sites) await expect.poll(() => readiness(site)).toContain("redis: ok");
    const delivered = service.requests.map(({ body }) => body.message);
    expect(delivered).toEqual([...before, ...during]);
    // A busy machine may seem to be an outage, too. Then the next message is shared ten seconds later.
    let round = 0;
    const deliveries = async () => {
      service.forget();
      const message = `after ${++round}`;
      expect(await Promise.all([post(a, message), post(b, message)])).toEqual([303, 303]);
      return service.requests.length;
    };
    await expect.poll(deliveries).toBe(1);
    // One line for each outage, not for each post.
    const logged = (text: string) => a.lines.filter((line) => line.includes(text)).length;
    expect(logged("Redis is unavailable")).toBe(logged("Redis is available again"));
    expect(logged("Redis is unavailable")).toBeLessThan(during.length / 2);
  },
);

function start() {
  return startSite({
    REDIS_URL: redis.url.replace("//", "//site:secret@"),
    FORM_ID: "abc",
    FORM_SERVICE_URL: service.url,
    FORM_TIMEOUT_MS: "4000",
    CONTACT_OUTBOX: "on",
    CONTACT_RATE: "10000",
  });
}

async function post(site: Site, message: string) {
  return (await sendLead(site, { message })).status;
}

/** Posts this many messages, each twice. */
async function postEach(site: Site, what: string, count: number) {
  const messages = Array.from({ length: count }, (_, i) => `${what} ${i}`);
  for (const message of messages)
    expect(await Promise.all([post(site, message), post(site, message)])).toEqual([303, 303]);
  return messages;
}

async function readiness(site: Site) {
  return (await fetch(`${site.url}/readyz`)).text();
}
