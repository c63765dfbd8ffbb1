import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder that is removed after the test or, with `afterAll`, after the tests of the file. */
export function temporaryFolder(atEnd: (remove: () => void) => void = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
