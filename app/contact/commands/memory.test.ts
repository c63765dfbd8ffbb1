import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../../tests/command.ts";
import { isFull } from "../../../tests/full.ts";
import { openContactDatabase } from "../messages/database.server.ts";

// The full run uses the heap size of the container image. The quick run uses a tenth of the messages and an eighth of
// the heap.
const [messages, heapMiB] = isFull ? [60_000, 256] : [6_000, 32];

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "memory-"));
  const db = openContactDatabase(directory);
  const add = db.prepare(`INSERT INTO messages
    (name, email, message, loadedAt, webdriver, receivedAt, fingerprint, idempotencyKey, suspectedSpam, state, expiresAt)
    VALUES ('Anna', 'anna@visitor.example', ?, 0, 0, 0, '', '', 0, 'stored', 0)`);
  db.exec("BEGIN");
  for (let i = 0; i < messages; i++) add.run("x".repeat(5000));
  db.exec("COMMIT");
  db.close();
}, 120_000);
afterAll(() => rmSync(directory, { recursive: true }));

test.each(["inbox", "inbox search anna --json", "inbox --csv", "person anna@visitor.example export"])(
  "%s runs in a heap that is too small for the whole inbox",
  async (commandLine) => {
    const { status, stdout } = await runWithSmallHeap(commandLine);
    expect(status).toBe(0);
    expect(stdout.length).toBeGreaterThan(messages * 5000);
  },
  isFull ? 600_000 : undefined,
);

test("person delete runs in a heap that is too small for the whole inbox", async () => {
  const { stderr } = await runWithSmallHeap("person anna@visitor.example delete");
  expect(stderr).toContain(`messages: ${messages}`);
});

function runWithSmallHeap(commandLine: string) {
  const NODE_OPTIONS = `--max-semi-space-size=8 --max-old-space-size=${heapMiB}`;
  return command({ DATA_DIR: directory, NODE_OPTIONS }, ...commandLine.split(" "));
}
