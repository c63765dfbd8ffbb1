import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { command } from "../command.ts";
import { isFull } from "../full.ts";
import { type Site, startSite } from "../site.ts";
import { words } from "../words.ts";
import { sendLead } from "./send-lead.ts";

let directory: string;
let site: Site;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "storage-"));
  site = await startSite({ DATA_DIR: join(directory, "data"), CONTACT_RATE: "1000" });
});
afterEach(async () => {
  await site.stop();
  rmSync(directory, { recursive: true });
});

const post = async (message: string) => (await sendLead(site, { message })).status;

test("recreates the database after DATA_DIR is emptied, and returns 502 if DATA_DIR becomes a file", async () => {
  expect(await post("before")).toBe(303);
  for (const name of readdirSync(site.dataDir)) rmSync(join(site.dataDir, name));
  for (const message of ["before", "after"]) expect(await post(message)).toBe(303);
  const { stdout, stderr } = await command({ DATA_DIR: site.dataDir }, "inbox", "--json");
  expect(JSON.parse(stdout)).toMatchObject([{ message: "before" }, { message: "after" }]);
  expect(stderr).toBe(`Reading ${site.dataDir}\n`);
  const replaced = () => site.lines.filter((line) => line.includes("contact.sqlite was deleted, moved"));
  await expect.poll(replaced).toEqual([expect.stringContaining('"level":"error"')]);

  rmSync(site.dataDir, { recursive: true });
  writeFileSync(site.dataDir, "");
  for (const website of ["", "suspected spam"]) {
    const { status, html } = await sendLead(site, { message: "nowhere", website });
    expect(status).toBe(502);
    expect(html).toContain(words.contact.errors.generic);
    expect(html).toContain("&amp;body=nowhere");
  }
  const readiness = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    return [answer.status, await answer.text()];
  };
  await expect.poll(readiness).toEqual([503, expect.stringContaining("inbox: down")]);
  await expect.poll(() => site.lines.join()).toMatch(/"failure":"storage","cause":"E\w+"/);
});

test.runIf(isFull)(
  "stays responsive while another process locks the database, and returns 502 for messages",
  async () => {
    expect(await post("before")).toBe(303);
    // While it renders pages in advance, it may be too slow for ten responses within the three seconds that a write
    // waits.
    await site.rendered;
    const other = new DatabaseSync(join(site.dataDir, "contact.sqlite"), { timeout: 60_000 });
    other.exec("BEGIN IMMEDIATE");
    let isWaiting = true;
    const posts = Array.from({ length: 20 }, (_, i) => post(`${i}`).finally(() => (isWaiting = false)));
    let responses = 0;
    while (isWaiting) if ((await fetch(`${site.url}/healthz`)).ok) responses++;
    expect(responses).toBeGreaterThan(0);
    expect(new Set(await Promise.all(posts))).toEqual(new Set([502]));
    other.exec("COMMIT");
    other.close();
    expect(await post("0")).toBe(303);
  },
);
