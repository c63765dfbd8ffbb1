import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { command } from "../command.ts";
import { type FormService, startFormService } from "../fakes/form-service.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";
import { type Site, startSite } from "../site.ts";
import { sendLead } from "./send-lead.ts";

let service: FormService;
let smtp: Smtp;
let dataDir: string;
let sites: Site[];
beforeEach(async () => {
  [service, smtp] = await Promise.all([startFormService(), startSmtp()]);
  dataDir = mkdtempSync(join(tmpdir(), "messages-"));
  sites = [];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all([service.stop(), smtp.stop()]);
  rmSync(dataDir, { recursive: true });
});

async function start(env: Record<string, string>) {
  const form = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, FORM_TIMEOUT_MS: "3000" };
  const mail = { NOTIFY_EMAIL: "owner@studio.example", SMTP_URL: smtp.url };
  const site = await startSite({ DATA_DIR: dataDir, CONTACT_RATE: "10000", ...form, ...mail, ...env });
  sites.push(site);
  return site;
}

/** Returns the status, or null if the process died before it answered. */
function post(site: Site, message: string) {
  return sendLead(site, { message }).then(
    ({ status }) => status,
    () => null,
  );
}

function inDatabase<T>(use: (db: DatabaseSync) => T) {
  const db = new DatabaseSync(join(dataDir, "contact.sqlite"), { timeout: 10_000 });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

const count = (where: string) =>
  inDatabase((db) => Number(db.prepare(`SELECT count(*) AS rows FROM ${where}`).get()?.rows));

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function kill(site: Site) {
  site.process.kill("SIGKILL");
  await site.exited;
}

const hang = () => service.answerWith("hang");

/** Each point starts a post, and kills the process once the post has come this far. */
const points: [string, (site: Site) => Promise<number | null>][] = [
  [
    "before the insert",
    async (site) => {
      const other = new DatabaseSync(join(dataDir, "contact.sqlite"));
      other.exec("BEGIN IMMEDIATE");
      const status = post(site, "treasure");
      // The process answers other requests while the post waits for the lock.
      for (let i = 0; i < 3; i++) await fetch(`${site.url}/healthz`);
      await kill(site);
      other.exec("COMMIT");
      other.close();
      return status;
    },
  ],
  [
    "after the insert",
    async (site) => {
      hang();
      const status = post(site, "treasure");
      await until(() => count("messages") > 0);
      await kill(site);
      return status;
    },
  ],
  [
    "during the post",
    async (site) => {
      hang();
      const status = post(site, "treasure");
      await until(() => service.requests.length > 0);
      await kill(site);
      return status;
    },
  ],
  [
    "after the service's answer",
    async (site) => {
      service.acceptAndHang();
      const status = post(site, "treasure");
      await until(() => service.accepted.length > 0);
      await kill(site);
      return status;
    },
  ],
  [
    "after the mail",
    async (site) => {
      smtp.answerWith("hang");
      service.answerWith("sent");
      const status = await post(site, "treasure");
      await until(() => smtp.mails.length > 0);
      await kill(site);
      return status;
    },
  ],
];

test.each(points.flatMap(([point, run]) => ["on", "off"].map((outbox) => ({ point, outbox, run }))))(
  "kill -9 $point (outbox $outbox): nothing thanked is lost, nothing is sent twice, and a second try arrives",
  async ({ outbox, run }) => {
    const first = await start({ CONTACT_OUTBOX: outbox });
    const status = await run(first);
    service.answerWith("sent");
    smtp.answerWith("take");
    // Ends the leases of the dead process instead of waiting for them.
    inDatabase((db) =>
      db.exec(
        "UPDATE messages SET expiresAt = 0 WHERE state = 'pending'; UPDATE deliveries SET leasedUntil = 0",
      ),
    );
    const second = await start({ CONTACT_OUTBOX: outbox });
    if (status !== 303) expect(await post(second, "treasure")).toBe(303);
    expect(await post(second, "another")).toBe(303);
    const mailed = () => new Set(smtp.mails.map(({ headers }) => headers["message-id"])).size;
    await expect.poll(mailed).toBe(2);
    await expect.poll(() => count("deliveries")).toBe(0);
    expect(service.accepted.map(({ body }) => body.message).toSorted()).toEqual(["another", "treasure"]);
    await expect.poll(() => count("messages WHERE message IS NOT NULL")).toBe(0);
  },
);

test("kill -9 during retention: keeps every message that isn't expired", async () => {
  const first = await start({ FORM_ID: "" });
  await first.stop();
  const add = (age: number, amount: number) =>
    inDatabase((db) =>
      db.exec(`WITH RECURSIVE numbers (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < ${amount})
        INSERT INTO messages (name, email, message, loadedAt, webdriver, receivedAt, fingerprint,
        idempotencyKey, suspectedSpam, state, expiresAt)
      SELECT 'Anna', 'a@b.example', printf('%04000d', value), 0, 0, ${Date.now() - age * 24 * 3600 * 1000}, '', '', 0, 'stored', 0
      FROM numbers`),
    );
  add(400, 900);
  add(1, 9100);
  const other = new DatabaseSync(join(dataDir, "contact.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const second = await start({ FORM_ID: "" });
  other.exec("COMMIT");
  other.close();
  const wal = () => statSync(join(dataDir, "contact.sqlite-wal"), { throwIfNoEntry: false })?.size ?? 0;
  // The storage check writes some kilobytes; only the purge writes more. A busy machine may miss that moment.
  await until(() => wal() > 200_000 || second.lines.some((line) => line.includes('"event":"purge"')));
  await kill(second);
  expect([9100, 10_000]).toContain(count("messages"));
  expect(inDatabase((db) => db.prepare("PRAGMA integrity_check").get())).toEqual({ integrity_check: "ok" });
  await start({ FORM_ID: "" });
  await expect.poll(() => count("messages")).toBe(9100);
});

test("an earlier format of the database stops the start, and stays as it is", async () => {
  inDatabase((db) => db.exec("CREATE TABLE inbox (message TEXT); INSERT INTO inbox VALUES ('kept')"));
  await expect(start({})).rejects.toThrow(
    `${join(dataDir, "contact.sqlite")} has a format that this release doesn't read. Move it away`,
  );
  expect(count("inbox")).toBe(1);
  const { status, stderr } = await command({ DATA_DIR: dataDir }, "inbox");
  expect([status, stderr]).toEqual([1, expect.stringContaining("Move it away")]);
});

test("reports suspected spam in the next email", async () => {
  const site = await start({ FORM_ID: "" });
  await sendLead(site, { message: "Buy now", website: "x" });
  await sendLead(site, { message: "Hello" });
  await expect.poll(() => smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.body).toContain(": 1. ");
  expect(smtp.mails[0]?.body).toContain("npm run inbox -- --spam");
});
