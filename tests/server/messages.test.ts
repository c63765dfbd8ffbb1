import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { REPETITION_MS } from "../../app/contact/messages/message.server.ts";
import { startFormService } from "../fakes/form-service.ts";
import { startSmtp } from "../fakes/smtp.ts";
import { type Site, startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { sendLead } from "./send-lead.ts";

test.each(["on", "off"])(
  "kill -9 at any point (outbox %s): nothing thanked is lost, nothing is sent twice, and a second try arrives",
  async (CONTACT_OUTBOX) => {
    const [service, smtp] = await Promise.all([startFormService(), startSmtp()]);
    const dataDir = temporaryFolder();
    onTestFinished(async () => void (await Promise.all([service.stop(), smtp.stop()])));
    const settings = {
      ...{ FORM_ID: "abc", FORM_SERVICE_URL: service.url, FORM_TIMEOUT_MS: "3000", CONTACT_OUTBOX },
      ...{ NOTIFY_EMAIL: "owner@studio.example", SMTP_URL: smtp.url },
      ...{ DATA_DIR: dataDir, CONTACT_RATE: "10000" },
    };
    /** Each point makes a post hang, and tells whether it has come this far. */
    const points: [string, hang: () => void, isReached: (message: string) => boolean][] = [
      [
        "during the post",
        () => service.answerWith("hang"),
        (message) => service.requests.some(({ body }) => body.message === message),
      ],
      [
        "after the service's answer",
        () => service.acceptAndHang(),
        (message) => service.accepted.some(({ body }) => body.message === message),
      ],
      [
        "after the mail",
        () => smtp.answerWith("hang"),
        (message) => smtp.mails.some(({ body }) => body.includes(message)),
      ],
    ];
    let site = await startSite(settings);
    /** Points whose second try came in another period, and so with another idempotency key. */
    const late = new Set<string>();
    for (const [point, hang, isReached] of points) {
      const period = currentPeriod();
      hang();
      const answer = post(site, point);
      await expect.poll(() => isReached(point), { interval: 1 }).toBe(true);
      site.process.kill("SIGKILL");
      await site.exited;
      service.answerWith("sent");
      smtp.answerWith("take");
      // Ends the leases of the dead process instead of waiting for them.
      inDatabase(dataDir, (db) =>
        db.exec(
          "UPDATE messages SET expiresAt = 0 WHERE state = 'pending'; UPDATE deliveries SET leasedUntil = 0",
        ),
      );
      site = await startSite(settings);
      if ((await answer) !== 303) expect(await post(site, point), point).toBe(303);
      if (currentPeriod() !== period) late.add(point);
      expect(await post(site, `another ${point}`)).toBe(303);
      const isLeft = () =>
        inDatabase(dataDir, (db) =>
          db
            .prepare("SELECT id FROM deliveries UNION SELECT id FROM messages WHERE message IS NOT NULL")
            .get(),
        );
      await expect.poll(isLeft).toBeUndefined();
    }
    const sent = points.flatMap(([point]) => [point, `another ${point}`]).toSorted();
    const accepted = service.accepted.map(({ body }) => body.message).toSorted();
    expect(accepted.filter((message, i) => !late.has(message) || message !== accepted[i - 1])).toEqual(sent);
    const mails = new Set(smtp.mails.map(({ headers }) => headers["message-id"])).size;
    expect([sent.length, sent.length + late.size]).toContain(mails);
    await site.stop();
  },
);

function currentPeriod() {
  return Math.floor(Date.now() / REPETITION_MS);
}

/** Returns the status, or null if the process died before it answered. */
function post(site: Site, message: string) {
  return sendLead(site, { message }).then(
    ({ status }) => status,
    () => null,
  );
}

function inDatabase<T>(dataDir: string, use: (db: DatabaseSync) => T) {
  const db = new DatabaseSync(join(dataDir, "contact.sqlite"), { timeout: 10_000 });
  try {
    return use(db);
  } finally {
    db.close();
  }
}
