import { load } from "cheerio";
import { expect, test } from "vitest";
import { pathOf } from "../../app/pages.ts";
import { offers } from "../../app/studio/estimate-query.ts";
import { at } from "../words.ts";
import { site } from "./shared-site.ts";

const estimate = pathOf("estimate");

test("keeps estimates with rows out of the page store, shared caches and search engines", async () => {
  const [first] = offers;
  for (const path of [`${estimate}?row=${first?.name}`, `/en${at.contact}?row=${first?.name}`]) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get("cache-control")).toMatch(/no-cache|no-store|private/);
    // Only stored pages have an ETag.
    expect(answer.headers.get("etag")).toBeNull();
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test("names unknown rows and months of the URL, and ignores them", async () => {
  const html = await (
    await fetch(`${site.url}${estimate}?row=castle&row=${offers[0]?.name}&months=0`)
  ).text();
  expect(html).toContain("castle, 0");
  expect(html).toContain(`<link rel="canonical" href="${site.url}${estimate}"/>`);
});

test("Contact and Services link to the estimate", async () => {
  const open = async (path: string) => load(await (await fetch(site.url + path)).text());
  expect((await open(at.contact))(`main a[href="${estimate}"]`)).not.toHaveLength(0);
  expect((await open(at.services))(`table a[href^="${estimate}?row="]`)).not.toHaveLength(0);
});
