import { existsSync } from "node:fs";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { pathOf } from "../../app/pages.ts";
import { leftOut } from "../../app/studio/left-out.ts";
import { projects } from "../../app/studio/projects.ts";
import { isSample } from "../sample.ts";
import { at } from "../words.ts";
import { site } from "./shared-site.ts";

if (!isSample) console.error("Skipping tests tagged @sample: this isn't the sample studio.");

describe.runIf(isSample)("the sample studio's pages", () => {
  const main = async (path: string) => load(await (await fetch(site.url + path)).text())("main");
  const textOf = async (path: string) => (await main(path)).text().replace(/\s+/g, " ");

  test("terms and privacy policy have the specified sections and figures", async () => {
    expect((await main(pathOf("terms"))).find("section")).toHaveLength(leftOut.chat ? 31 : 32);
    const terms = await textOf(pathOf("terms"));
    for (const figure of ["Last updated 11 May 2025", "1.5%", "30 days", "12 months", "USD 100", "18 years"])
      expect(terms).toContain(figure);
    const privacy = await textOf(at.privacy);
    for (const figure of ["Last updated 10 May 2025", "16"]) expect(privacy).toContain(figure);
  });

  test("each project with a picture has alternative text, and each link opens a new tab without an opener", async () => {
    // A project without a picture has a decorative drawing.
    const pictured = projects.filter(({ id }) => existsSync(`app/marketing/posters/${id}.svg`));
    const list = await main(pathOf("projects"));
    expect(list.find("img:not([alt='']), svg[role=img]")).toHaveLength(pictured.length);
    const links = list.find("a[target=_blank]").toArray();
    // A picture and a text may have the same link.
    const hrefs = new Set(links.map(({ attribs }) => attribs.href));
    expect(hrefs.size).toBe(projects.filter(({ url }) => url).length);
    for (const { attribs } of links) expect(attribs.rel).toContain("noopener");
  });
});
