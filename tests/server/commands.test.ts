import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command, commandWith } from "../command.ts";
import { type Site, startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { sendLead } from "./send-lead.ts";

// Most tests use one site and its data.
const directory = temporaryFolder(afterAll);
const settings = {
  DATA_DIR: join(directory, "data"),
  ...{ NOTIFY_EMAIL: "owner@studio.example", SMTP_URL: "smtp://127.0.0.1:9" },
};
let site: Site;
beforeAll(async () => {
  site = await startSite({ CONTACT_RATE: "1000", ...settings });
});
afterAll(() => site.stop());

async function post(fields: Record<string, string>) {
  return (await sendLead(site, fields)).status;
}

const names = ["inbox", "outbox", "person", "backup", "restore", "doctor"];

test.each(names)("%s prints help, and rejects unknown arguments without doing anything", async (name) => {
  const settings = { DATA_DIR: join(directory, "untouched") };
  const help = await command(settings, name, "--help");
  expect(help).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining(`npm run ${name}`) });
  const args = name === "inbox" ? ["a", "b", "c", "d"] : ["--nonsense"];
  expect(await command(settings, name, ...args)).toMatchObject({
    status: 2,
    stdout: "",
    stderr: help.stdout,
  });
  expect(existsSync(settings.DATA_DIR)).toBe(false);
});

test("inbox delete requires --yes without a terminal", async () => {
  expect(await post({ message: "A treasure to forget" })).toBe(303);
  expect(await post({ message: "Another to keep" })).toBe(303);
  expect(await command(settings, "inbox", "delete", "1")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "Delete #1 for good? Add --yes to confirm.\n",
  });
  expect(await command(settings, "inbox", "delete", "1", "--yes")).toMatchObject({
    status: 0,
    stdout: "#1 was deleted.\n",
    stderr: "",
  });
  expect(await command(settings, "inbox", "delete", "1", "--yes")).toMatchObject({ status: 1, stdout: "" });
});

test("inbox search finds a text in any field, ignoring case", async () => {
  await post({ name: "Ödön Kovács", email: "anna@new.example", message: "One" });
  await post({ email: "anna@new.example", message: "Two, for the BAKERY" });
  const found = async (text: string) =>
    JSON.parse((await command(settings, "inbox", "search", text, "--json")).stdout).map(
      ({ message }: { message: string }) => message.split(",")[0],
    );
  expect(await Promise.all(["ödön", "bakery", "anna@new.example", "nobody"].map(found))).toEqual([
    ["One"],
    ["Two"],
    ["One", "Two"],
    [],
  ]);
});

test("backup works while the site runs, and restore requires an empty directory", async () => {
  await post({ message: "To be backed up" });
  const file = join(directory, "today.sqlite");
  expect(await command(settings, "backup", file)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/today\.sqlite: messages: \d, suspected spam: 0, in the outbox: 0\n$/),
  });
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  expect(await command(settings, "backup", file)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `${file} already exists: delete it, or choose another name.\n`,
  });
  const streamed = await command(settings, "backup", "-");
  expect(streamed.bytes.subarray(0, 15).toString()).toBe("SQLite format 3");
  expect(readdirSync(site.dataDir).filter((name) => name.startsWith(".backup"))).toEqual([]);

  expect(await command(settings, "restore", file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("not empty"),
  });
  const inbox = (await command(settings, "inbox", "--json")).stdout;
  for (const [name, args, input] of [
    ["from a file", ["restore", file], undefined],
    ["from a stream", ["restore", "-"], streamed.bytes],
  ] as const) {
    const restored = { DATA_DIR: join(directory, name) };
    expect(await commandWith({ env: restored, input }, ...args)).toMatchObject({ status: 0, stderr: "" });
    expect((await command(restored, "inbox", "--json")).stdout).toBe(inbox);
    for (const each of readdirSync(restored.DATA_DIR))
      expect(statSync(join(restored.DATA_DIR, each)).mode & 0o777).toBe(0o600);
  }
});

test("restore refuses a backup of another format, and leaves no files if the backup is invalid", async () => {
  const old = join(directory, "old.sqlite");
  const db = new DatabaseSync(old);
  db.exec("CREATE TABLE inbox (message TEXT)");
  db.close();
  const settings = { DATA_DIR: join(directory, "restored") };
  expect(await command(settings, "restore", old)).toMatchObject({
    status: 1,
    stderr: `${old} has a format that this release doesn't read; nothing was restored.\n`,
  });
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);

  const nonsense = join(directory, "nonsense");
  writeFileSync(nonsense, "this is no database".repeat(1000));
  const empty = { DATA_DIR: join(directory, "empty") };
  expect(await command(empty, "restore", nonsense)).toMatchObject({ status: 1, stdout: "" });
  expect(readdirSync(empty.DATA_DIR)).toEqual([]);
  expect(await command(empty, "restore", "missing.sqlite")).toMatchObject({
    status: 1,
    stderr: "missing.sqlite doesn't exist; nothing was restored.\n",
  });
});

test("environment variables override `.env`, and an unknown setting gets a suggestion", async () => {
  mkdirSync(join(directory, "work"));
  const cwd = join(directory, "work");
  writeFileSync(join(cwd, ".env"), `DATA_DIR=${join(directory, "from the file")}\nRETENTION_DAYS=90\n`);
  const from = async (env: Record<string, string>) => (await commandWith({ env, cwd }, "doctor")).stdout;
  expect(await from({})).toContain("from the file can store a message");
  expect(await from({ DATA_DIR: join(directory, "from outside") })).toContain(
    "from outside can store a message",
  );
  expect(await from({ FORMID: "abc" })).toContain("note  Unknown setting FORMID: did you mean FORM_ID?");
  writeFileSync(join(cwd, ".env"), "FORMID=secret\nRETENTION_DAYS=never\n");
  expect(await commandWith({ env: {}, cwd }, "inbox")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `Unknown setting FORMID: did you mean FORM_ID? (in .env)
RETENTION_DAYS must be a whole number from 1 to 3650
`,
  });
});
