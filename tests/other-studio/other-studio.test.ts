import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { currentBrand, filesOf } from "../../scripts/rebrand/brand.ts";
import { isFull } from "../full.ts";
import { heard } from "./say.ts";
import { type OtherStudio, otherStudio } from "./studio.ts";
import { tracesIn } from "./traces.ts";

let studio: OtherStudio;
beforeAll(() => {
  studio = otherStudio();
  return () => rmSync(studio.folder, { recursive: true });
});

describe.runIf(isFull)("with the assistant", () => {
  test("asked again, the rebranding changes nothing", () => {
    const again = studio.run("node scripts/rebrand/index.ts tests/other-studio/brand.json");
    expect(again.output).toContain("Nothing to change.");
  });

  // But for those that measure time: what a studio is called makes nothing slower.
  test("its unit tests hold", () => void studio.holds("vitest run -t '^(?!.*takes no longer)'"));

  test("nothing that the assistant says is this studio's", () => {
    expect(tracesIn(heard(studio.holds("node tests/other-studio/answers.ts")))).toEqual([]);
  });
});

describe("without the assistant and a page", () => {
  beforeAll(() => studio.leaveOut());

  test.runIf(isFull)(
    "its facts and words fit together",
    () => void studio.holds("npm run --silent typecheck"),
  );

  test.runIf(isFull)(
    "its unit tests hold",
    () => void studio.holds("vitest run app/i18n app/platform app/seo app/server tests/unit/locales"),
  );

  test("it builds", () => void studio.holds("npm run --silent build"));

  test.runIf(isFull)("its content holds", () => void studio.holds("node scripts/check-site.ts content"));

  test("nothing in it is this studio's, and no address is of what it leaves out", async () => {
    const said = heard(studio.holds("node tests/other-studio/said.ts"));
    expect(tracesIn(said)).toEqual([]);
    const places = said.map(({ where }) => where);
    expect(places).toEqual(
      expect.arrayContaining(["200 /", "200 /nb/about", "200 /llms.txt", "404 /nb/chat"]),
    );
    expect(places.filter((where) => /^200 .*(chat|tech-?stack)/i.test(where))).toEqual([]);
    for (const icon of Object.keys(await filesOf(currentBrand())).filter((path) =>
      path.startsWith("public/"),
    )) {
      const other = readFileSync(join(studio.folder, "build/client", icon.slice("public/".length)));
      expect(other.equals(readFileSync(icon)), icon).toBe(false);
    }
  });
});

/** What would have to be found, were it so. */
describe.runIf(isFull)("with a fault in each of four places", () => {
  beforeAll(() => {
    studio.edit("app/ui/page-head.tsx", /<\/h1>/, "$& <p>From €300</p>");
    studio.edit("locales/en/about.json", /"title": "(?!About our)/, "$&Ж ");
    studio.edit("locales/en/projects.json", "{{ProjectCount}} things", "Eleven things");
    studio.edit("locales/fr/services.json", /"intro": "/, "$&À partir de 20 €. ");
  });

  test("the build says which letter is missing, and where", () => {
    const { ok, problems } = studio.run("npm run --silent build");
    expect(ok).toBe(false);
    expect(problems).toMatch(/^Ж {2}locales\/en, about: Ж /m);
  });

  test("the content's check finds amounts that no price list has", () => {
    const { ok, problems } = studio.run("node scripts/check-site.ts content");
    expect(ok).toBe(false);
    expect(problems).toMatch(/^\/contact {2}€300 is in no price list/m);
    expect(problems).toMatch(/^\/fr\/services {2}20 € is in no price list/m);
  });

  test("this studio's price, its count in a word and its currency's sign are found", () => {
    const traces = tracesIn(heard(studio.holds("node tests/other-studio/said.ts"))).join("\n");
    expect(traces).toMatch(/^200 \/contact \(en\): .*€300/m);
    expect(traces).toMatch(/^200 \/projects \(en\): .*Eleven things/ms);
    expect(traces).toMatch(/^200 \/fr\/services \(fr\): .*20 €/ms);
  });
});
