import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { command } from "../command.ts";
import { startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { words } from "../words.ts";
import { sendLead } from "./send-lead.ts";

test("recreates the database after DATA_DIR is emptied, and returns 502 if DATA_DIR becomes a file", async () => {
  const site = await startSite({ DATA_DIR: join(temporaryFolder(), "data"), CONTACT_RATE: "1000" });
  onTestFinished(async () => void (await site.stop()));
  const post = async (message: string) => (await sendLead(site, { message })).status;
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
