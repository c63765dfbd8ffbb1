import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { command } from "../../command.ts";
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

test("a full disk: stores each message or returns 502, and recovers once there is space", {
  tags: "unshare",
}, async () => {
  const mountPoint = mkdtempSync(join(tmpdir(), "disk-"));
  onTestFinished(() => rmSync(mountPoint, { recursive: true, force: true }));
  const site = await startSite({ DATA_DIR: mountPoint, CONTACT_RATE: "100000" }, { under: ownDisk });
  // The path by which other processes see the disk.
  const dataDir = `/proc/${site.process.pid}/root${mountPoint}`;
  const accepted = [];
  let rejected = 0;
  expect((await post(site, "first")).status).toBe(303);
  const freeSpace = fillDisk(dataDir);
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
  for (const path of ["/healthz", at.privacy, "/nope-there", `/fr${at.services}`])
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

/** Fills the disk except for the space of a few messages. */
function fillDisk(dataDir: string) {
  const filler = join(dataDir, "filler");
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
