import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { command } from "../../command.ts";
import { startFormService } from "../../fakes/form-service.ts";
import { type Site, startSite } from "../../site.ts";
import { at } from "../../words.ts";
import { sendLead } from "../send-lead.ts";

/** The start of a command that runs a process with a small disk, which only that process sees. */
const ownDisk = [
  "unshare",
  "-rm",
  "sh",
  "-c",
  'mount -t tmpfs -o size=600k disk "$DATA_DIR" && exec "$@"',
  "sh",
];

let mountPoint: string;
beforeEach(() => {
  mountPoint = mkdtempSync(join(tmpdir(), "disk-"));
});
afterEach(() => rmSync(mountPoint, { recursive: true, force: true }));

test("a full disk: stores each message or returns 502, and recovers once there is space", {
  tags: "unshare",
}, async () => {
  const { site, dataDir } = await start();
  const accepted = [];
  let rejected = 0;
  expect((await post(site, "first")).status).toBe(303);
  const freeSpace = fillDisk(site);
  for (let i = 0; rejected < 3; i++) {
    const { status, html } = await post(site, `message ${i}`);
    if (status === 303) accepted.push(`message ${i}`);
    else {
      rejected++;
      expect(status).toBe(502);
      // The text isn't lost: the visitor can send it again or by email.
      expect(html).toContain(`>message ${i}x`);
      expect(html).toContain(`&amp;body=${encodeURIComponent(`message ${i}x`)}`);
    }
  }
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining("inbox: down")]);
  for (const path of ["/healthz", at.about, "/nope-there", `/fr${at.services}`])
    expect((await fetch(site.url + path)).status).toBe(path === "/nope-there" ? 404 : 200);

  freeSpace();
  expect((await post(site, "later")).status).toBe(303);
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(await inboxMessages(dataDir)).toEqual(["first", ...accepted, "later"]);
  const failures = site.lines.map((line) => JSON.parse(line)).filter(({ outcome }) => outcome === "failed");
  expect(failures).toHaveLength(rejected);
  for (const failure of failures) expect(failure).toMatchObject({ level: "error", failure: "storage" });
  expect(await site.stop()).toBe(0);
});

test("a full disk with an outbox: loses no accepted message, and returns 502 if it can't store one", {
  tags: "unshare",
}, async () => {
  const service = await startFormService();
  onTestFinished(() => service.stop());
  const env = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, CONTACT_OUTBOX: "on" };
  const { site } = await start(env);
  service.answerWith("sent");
  expect((await post(site, "first")).status).toBe(303);
  const freeSpace = fillDisk(site);
  service.answerWith("503");
  const pending: string[] = [];
  let status = 0;
  while (status !== 502) {
    const message = `kept ${pending.length}`;
    ({ status } = await post(site, message));
    if (status === 303) pending.push(message);
  }
  service.answerWith("sent");
  // If the delivery can't be recorded on disk, the service recognizes a duplicate by its key.
  for (let i = 0; i < 2; i++) expect((await post(site, "direct")).status).toBe(303);
  const delivered = () => service.accepted.map(({ body }) => textOf(body.message));
  expect(delivered().filter((message) => message === "direct")).toHaveLength(1);
  freeSpace();
  // Every accepted message is delivered.
  await expect.poll(delivered, { timeout: 90_000 }).toEqual(expect.arrayContaining(pending));
  expect(await site.stop()).toBe(0);
});

async function start(env: Record<string, string> = {}) {
  const site = await startSite({ DATA_DIR: mountPoint, CONTACT_RATE: "100000", ...env }, { under: ownDisk });
  return { site, dataDir: pathSeenBy(site, mountPoint) };
}

function pathSeenBy(site: Site, path: string) {
  return `/proc/${site.process.pid}/root${path}`;
}

/** Fills the disk except for the space of a few messages. */
function fillDisk(site: Site) {
  const filler = join(pathSeenBy(site, mountPoint), "filler");
  writeFileSync(filler, "");
  for (let size = 512; size >= 4; size /= 2)
    try {
      writeFileSync(filler, Buffer.alloc(size * 1024), { flag: "a" });
    } catch {}
  return () => rmSync(filler);
}

/** Posts a long message that starts with this text. */
function post(site: Site, text: string) {
  return sendLead(site, { message: text + "x".repeat(4000) });
}

async function inboxMessages(dataDir: string) {
  // Reads a copy, because `dataDir` is a path into another process's mount, where SQLite can't open a file.
  const copy = mkdtempSync(join(tmpdir(), "disk-copy-"));
  cpSync(dataDir, copy, { recursive: true });
  const { stdout } = await command({ DATA_DIR: copy }, "inbox", "--json");
  rmSync(copy, { recursive: true });
  return z
    .array(z.object({ message: z.string() }))
    .parse(JSON.parse(stdout))
    .map(({ message }) => textOf(message));
}

function textOf(message: string) {
  return message.replace(/x+$/, "");
}
