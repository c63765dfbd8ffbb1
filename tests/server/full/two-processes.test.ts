import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { startFormService } from "../../fakes/form-service.ts";
import { freePort, startSite } from "../../site.ts";
import { at } from "../../words.ts";

const MESSAGES = 200;

test.each(["on", "off"])(
  "two processes on one database, restarted in turn, deliver each of 200 messages once (outbox %s)",
  async (CONTACT_OUTBOX) => {
    const service = await startFormService();
    const dataDir = mkdtempSync(join(tmpdir(), "two-"));
    const ports = [String(await freePort()), String(await freePort())];
    const form = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, CONTACT_OUTBOX };
    const start = (PORT: string) => startSite({ PORT, DATA_DIR: dataDir, TRUST_PROXY: "1", ...form });
    const sites = await Promise.all(ports.map(start));
    onTestFinished(async () => {
      await Promise.all([...sites.map((site) => site.stop()), service.stop()]);
      rmSync(dataDir, { recursive: true });
    });
    let requests = 0;
    service.answerEach(() => (++requests % 3 === 0 ? "503" : "sent"));

    const statuses = new Map<string, number>();
    let next = 0;
    const visitors = Array.from({ length: 8 }, async () => {
      for (let i = next++; i < MESSAGES; i = next++)
        statuses.set(`treasure ${i}`, await postToEither(ports, i));
    });
    for (const [index, port] of ports.entries()) {
      while (next < (MESSAGES / 4) * (index + 1)) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await sites[index]?.stop()).toBe(0);
      sites[index] = await start(port);
    }
    await Promise.all(visitors);

    const thanked = [...statuses].filter(([, status]) => status === 303).map(([message]) => message);
    if (CONTACT_OUTBOX === "on") expect(thanked).toHaveLength(MESSAGES);
    else expect(new Set(statuses.values())).toEqual(new Set([303, 502]));
    const delivered = () => service.accepted.map(({ body }) => String(body.message)).toSorted();
    await expect.poll(delivered).toEqual(thanked.toSorted());
    const texts = () =>
      readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes("treasure"));
    await expect.poll(texts).toEqual([]);
    const rows = () => {
      const db = new DatabaseSync(join(dataDir, "contact.sqlite"));
      const { all } =
        db.prepare("SELECT count(*) AS 'all' FROM messages WHERE state <> 'accepted'").get() ?? {};
      db.close();
      return all;
    };
    await expect.poll(rows).toBe(0);
  },
);

/** Posts to one of the processes, and to the other one if it is being restarted, as a proxy does. */
async function postToEither(ports: string[], i: number): Promise<number> {
  const body = new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message: `treasure ${i}` });
  const headers = { "X-Forwarded-For": `198.51.${i % 250}.${Math.floor(i / 250) + 1}` };
  for (let attempt = i; ; attempt++) {
    const url = `http://localhost:${ports[attempt % ports.length]}${at.contact}`;
    const response = await fetch(url, { method: "POST", body, headers, redirect: "manual" }).catch(
      () => null,
    );
    if (response && response.status !== 503) return response.status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
