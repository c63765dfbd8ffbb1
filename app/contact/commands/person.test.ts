import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { leadWith } from "../../../tests/lead.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import type { Lead } from "../lead.ts";
import type { Channel } from "../messages/deliveries.server.ts";
import { messageOf } from "../messages/message.server.ts";

const directory = temporaryFolder(afterAll);
vi.stubEnv("DATA_DIR", directory);
const { openContactDatabase } = await import("../messages/database.server.ts");
const { endPost, startPost } = await import("../messages/posts.server.ts");
const person = (await import("./person.ts")).command;
const inbox = (await import("./inbox.ts")).command;

const address = "zoe@visitor.example";
const yes = new Set(["yes"]);

test("deletion fails while another process's read keeps the text in the WAL, and a retry completes it", async () => {
  const reader = openContactDatabase(directory);
  for (const message of ["treasure one", "treasure two"]) {
    const started = startPost(reader, messageOf(leadWith({ email: address, message })), [], 0);
    if ("id" in started) endPost(reader, started.id, { kind: "stored" });
  }
  reader.exec("BEGIN; SELECT * FROM messages");
  for (const run of [() => inbox.run(["delete", "1"], yes), () => person.run([address, "delete"], yes)])
    await expect(run()).rejects.toThrow("contact.sqlite-wal still holds the text");
  const wal = () => readFileSync(join(directory, "contact.sqlite-wal"), "latin1");
  expect(wal()).toContain("treasure");
  reader.close();
  expect(await person.run([address, "delete"], yes)).toContain("messages: 0");
  expect(wal()).not.toContain("treasure");
});

test("exports and deletes data in the inbox, suspected spam and the outbox, with its notifications", async () => {
  const db = openContactDatabase(directory);
  const add = (fields: Partial<Lead>, channels: Channel[], { spam = false } = {}) => {
    const started = startPost(db, messageOf(leadWith(fields), spam), channels, 0);
    if (!("id" in started)) throw new Error("a duplicate");
    endPost(db, started.id, channels.includes("service") ? { kind: "kept", cause: "" } : { kind: "stored" });
  };
  add({ email: "Zoe@Visitor.example", name: "Zoe Nobody", message: "treasure one" }, ["mail"]);
  add({ email: address, message: "treasure two" }, [], { spam: true });
  add({ email: address, message: "treasure three" }, ["service"]);
  add({ email: "anna@visitor.example", message: "somebody else's" }, []);
  db.close();

  expect(JSON.parse(String(await person.run([address, "export"], new Set())))).toMatchObject({
    inbox: [{ name: "Zoe Nobody", message: "treasure one" }],
    suspectedSpam: [{ message: "treasure two" }],
    outbox: [{ message: "treasure three" }],
  });
  expect(await person.run([address, "delete"], yes)).toBe(
    "Deleted. messages: 1, suspected spam: 1, in the outbox: 1\n",
  );
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name), "latin1"));
  for (const text of ["treasure", "Zoe", "zoe@visitor"]) expect(files.join()).not.toContain(text);
  expect(files.join()).toContain("somebody else's");
});
