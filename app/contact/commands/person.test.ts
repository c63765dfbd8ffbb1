import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { leadWith } from "../../../tests/lead.ts";
import { messageOf } from "../messages/message.server.ts";

const directory = mkdtempSync(join(tmpdir(), "person-"));
vi.stubEnv("DATA_DIR", directory);
const { openContactDatabase } = await import("../messages/database.server.ts");
const { endPost, startPost } = await import("../messages/posts.server.ts");
const person = (await import("./person.ts")).command;
const inbox = (await import("./inbox.ts")).command;
afterAll(() => rmSync(directory, { recursive: true }));

test("deletion fails while another process's read keeps the text in the WAL, and a retry completes it", async () => {
  const reader = openContactDatabase(directory);
  for (const message of ["treasure one", "treasure two"]) {
    const started = startPost(reader, messageOf(leadWith({ email: "zoe@visitor.example", message })), [], 0);
    if ("id" in started) endPost(reader, started.id, { kind: "stored" });
  }
  reader.exec("BEGIN; SELECT * FROM messages");
  const yes = new Set(["yes"]);
  for (const run of [
    () => inbox.run(["delete", "1"], yes),
    () => person.run(["zoe@visitor.example", "delete"], yes),
  ])
    await expect(run()).rejects.toThrow("contact.sqlite-wal still holds the text");
  const wal = () => readFileSync(join(directory, "contact.sqlite-wal"), "latin1");
  expect(wal()).toContain("treasure");
  reader.close();
  expect(await person.run(["zoe@visitor.example", "delete"], yes)).toContain("messages: 0");
  expect(wal()).not.toContain("treasure");
});
