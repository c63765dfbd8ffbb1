import { mkdtempSync, rmSync } from "node:fs";
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

/** Each point starts a post, and kills the process once the post has come this far. */
const points: [string, (site: Site, message: string) => Promise<number | null>][] = [
  [
    "before the insert",
    async (site, message) => {
      const other = new DatabaseSync(join(dataDir, "contact.sqlite"), { timeout: 10_000 });
      other.exec("BEGIN IMMEDIATE");
      const status = post(site, message);
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
    async (site, message) => {
      service.answerWith("hang");
      const before = count("messages");
      const status = post(site, message);
      await until(() => count("messages") > before);
      await kill(site);
      return status;
    },
  ],
  [
    "during the post",
    async (site, message) => {
      service.answerWith("hang");
      const status = post(site, message);
      await until(() => service.requests.some(({ body }) => body.message === message));
      await kill(site);
      return status;
    },
  ],
  [
    "after the service's answer",
    async (site, message) => {
      service.acceptAndHang();
      const status = post(site, message);
      await until(() => service.accepted.some(({ body }) => body.message === message));
      await kill(site);
      return status;
    },
  ],
  [
    "after the mail",
    async (site, message) => {
      smtp.answerWith("hang");
      service.answerWith("sent");
      const status = await post(site, message);
      await until(() => smtp.mails.some(({ body }) => body.includes(message)));
      await kill(site);
      return status;
    },
  ],
];

test.each(["on", "off"])(
  "kill -9 at any point (outbox %s): nothing thanked is lost, nothing is sent twice, and a second try arrives",
  async (CONTACT_OUTBOX) => {
    let site = await start({ CONTACT_OUTBOX });
    for (const [point, run] of points) {
      const status = await run(site, point);
      service.answerWith("sent");
      smtp.answerWith("take");
      // Ends the leases of the dead process instead of waiting for them.
      inDatabase((db) =>
        db.exec(
          "UPDATE messages SET expiresAt = 0 WHERE state = 'pending'; UPDATE deliveries SET leasedUntil = 0",
        ),
      );
      site = await start({ CONTACT_OUTBOX });
      if (status !== 303) expect(await post(site, point), point).toBe(303);
      expect(await post(site, `another ${point}`)).toBe(303);
      await expect.poll(() => count("deliveries")).toBe(0);
      await expect.poll(() => count("messages WHERE message IS NOT NULL")).toBe(0);
    }
    const sent = points.flatMap(([point]) => [point, `another ${point}`]).toSorted();
    expect(service.accepted.map(({ body }) => body.message).toSorted()).toEqual(sent);
    expect(new Set(smtp.mails.map(({ headers }) => headers["message-id"])).size).toBe(sent.length);
  },
);

test("an earlier format of the database stops the start, and stays as it is", async () => {
  inDatabase((db) => db.exec("CREATE TABLE inbox (message TEXT); INSERT INTO inbox VALUES ('kept')"));
  await expect(start({})).rejects.toThrow(
    `${join(dataDir, "contact.sqlite")} has a format that this release doesn't read. Move it away`,
  );
  expect(count("inbox")).toBe(1);
  const { status, stderr } = await command({ DATA_DIR: dataDir }, "inbox");
  expect([status, stderr]).toEqual([1, expect.stringContaining("Move it away")]);
});
