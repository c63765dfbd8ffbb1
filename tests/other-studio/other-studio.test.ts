import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { currentBrand, filesOf } from "../../scripts/rebrand/brand.ts";
import { isFull } from "../full.ts";
import { parsePrinted } from "./printed-text.ts";
import { type OtherStudio, otherStudio } from "./studio.ts";
import { tracesIn } from "./traces.ts";

let studio: OtherStudio;
beforeAll(() => {
  studio = otherStudio();
  return () => rmSync(studio.folder, { recursive: true });
});

test("the rebranded copy builds", () => void studio.mustRun("npm run --silent build"));

test("no page contains a fact of the sample, or mentions the page that is switched off", async () => {
  const texts = parsePrinted(studio.mustRun("node tests/other-studio/print-texts.ts"));
  expect(tracesIn(texts)).toEqual([]);
  const places = texts.map(({ where }) => where);
  expect(places).toEqual(
    expect.arrayContaining(["200 /", "200 /join", "200 /llms.txt", "404 /estimate", "inbox", "mail"]),
  );
  for (const icon of Object.keys(await filesOf(currentBrand())).filter((path) =>
    path.startsWith("public/"),
  )) {
    const other = readFileSync(join(studio.folder, "build/client", icon.slice("public/".length)));
    expect(other.equals(readFileSync(icon)), icon).toBe(false);
  }
});

test("the assistant states no fact of the sample, and offers a person instead of the estimate", () => {
  const texts = parsePrinted(studio.mustRun("node tests/other-studio/print-answers.ts"));
  expect(tracesIn(texts)).toEqual([]);
  const estimates = texts.filter(({ where, text }) => where === "answer to estimate" && text.includes("\n"));
  expect(estimates.length).toBeGreaterThan(0);
  for (const { text } of estimates) expect(text).toContain("hej@orsted-kvist.example");
});

describe.runIf(isFull)("the rebranded copy, trained for its languages", () => {
  beforeAll(() => void studio.mustRun("node scripts/train-chat/index.ts"), 600_000);

  test("passes npm test", () => {
    studio.mustRun("npm test -- format types unused unit build server e2e");
    studio.mustRun("node scripts/check-site.ts sizes");
    const { problems } = studio.run("node scripts/check-site.ts content");
    expect(problems).toBe("");
  }, 1_800_000);
});
