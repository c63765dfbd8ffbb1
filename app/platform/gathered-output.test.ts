import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { gatheredOutput } from "./gathered-output.ts";

const file = join(mkdtempSync(join(tmpdir(), "output-")), "lines");
const fd = openSync(file, "w");
afterEach(() => closeSync(fd));

test("every line arrives whole and in order, whatever its length and its characters", async () => {
  const output = gatheredOutput(fd);
  const lengths = [0, 1, 30, 200, 40_000, 21_846, 100_000, 65_536];
  const lines = Array.from(
    { length: 2_000 },
    (_, i) => `${i} ${["é", "€", "😀", "x"][i % 4]?.repeat(lengths[i % 211] ?? 150)}\n`,
  );
  for (const line of lines) output.write(line);
  await expect.poll(() => readFileSync(file, "utf8").length).toBe(lines.join("").length);
  expect(readFileSync(file, "utf8")).toBe(lines.join(""));

  output.write("the last words\n");
  output.end();
  expect(readFileSync(file, "utf8")).toBe(`${lines.join("")}the last words\n`);
});
