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
    expect.arrayContaining(["200 /", "200 /da/join", "200 /llms.txt", "404 /estimate", "inbox", "mail"]),
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

test.runIf(isFull)("rebranding the copy again changes nothing", () => {
  const second = studio.run("node scripts/rebrand/index.ts tests/other-studio/brand.json");
  expect(second.output).toContain("Nothing to change.");
});

describe.runIf(isFull)("the rebranded copy, trained for its languages", () => {
  beforeAll(() => void studio.mustRun("node scripts/train-chat/index.ts"), 600_000);

  test("passes npm test except for missing translations", () => {
    studio.mustRun("npm test -- format types unused unit build server e2e");
    studio.mustRun("node scripts/check-site.ts sizes");
    const { problems } = studio.run("node scripts/check-site.ts content");
    expect(problems.match(/^(?!\/da\b|locales\/da\b).+/gm) ?? []).toEqual([]);
  }, 1_800_000);
});

/** Proves that the checks above can fail. */
describe.runIf(isFull)("deliberate faults", () => {
  beforeAll(() => {
    studio.edit("app/ui/page-head.tsx", /<\/h1>/, "$& <p>From €300</p>");
    studio.edit("locales/en/projects.json", "{{ProjectCount}} things", "Eleven things");
    studio.edit("locales/da/services.json", /"intro": "/, "$&From 20 €. ");
    studio.edit("locales/en/answerer.json", "For a blog alone", "As for HouseSeeker");
    studio.edit("app/contact/messages/notification-text.server.ts", '"\\n\\n")}', '"\\n\\n")} HouseSeeker');
    studio.edit("app/contact/commands/format.ts", "`Reading ", "`Reading from Budapest ");
    studio.edit("Dockerfile", 'title="Studio website', "$& from Hungary");
    studio.edit("locales/en/terms.json", /"intro": "/, "$&Our estimate binds nobody. ");
  });

  test("the search finds facts of the sample in pages, commands and answers", () => {
    studio.mustRun("react-router build");
    const traces = tracesIn(parsePrinted(studio.mustRun("node tests/other-studio/print-texts.ts"))).join(
      "\n",
    );
    expect(traces).toMatch(/^200 \/contact \(en\): .*€300/m);
    expect(traces).toMatch(/^200 \/projects \(en\): .*Eleven things/ms);
    expect(traces).toMatch(/^200 \/da\/services \(da\): .*20 €/ms);
    expect(traces).toMatch(/^200 \/terms \(en\): .*Our estimate/ms);
    expect(traces).toMatch(/^mail \(en\): .*HouseSeeker/ms);
    expect(traces).toMatch(/^outbox \(en\): .*from Budapest/ms);
    expect(traces).toMatch(/^Dockerfile \(en\): .*from Hungary/ms);
    const answers = tracesIn(parsePrinted(studio.mustRun("node tests/other-studio/print-answers.ts"))).join(
      "\n",
    );
    expect(answers).toMatch(/^answer to wordpress \(en\): .*HouseSeeker/ms);
  });

  test("the content check finds amounts that aren't in the price list", () => {
    const { ok, problems } = studio.run("node scripts/check-site.ts content");
    expect(ok).toBe(false);
    expect(problems).toMatch(/: €300 is in no price list/);
    expect(problems).toMatch(/: 20 € is in no price list/);
  });

  test("the build names a letter that the font lacks, and where it is used", () => {
    studio.edit("locales/en/about.json", /"title": "(?!About our)/, "$&Ж ");
    const { ok, problems } = studio.run("npm run --silent build");
    expect(ok).toBe(false);
    expect(problems).toMatch(/^Ж {2}locales\/en, about: Ж /m);
  });
});
