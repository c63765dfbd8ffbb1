import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { checkSite } from "./check-content.ts";
import { checkTexts } from "./texts.ts";

// Mocks the price list and the currency, so that the tests don't depend on the site's own.
vi.mock("../../app/studio/price-list.ts", () => import("../../tests/fixtures/price-list.ts"));
vi.mock("../../app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "GBP" } };
});

const origin = "http://studio.example";
const languages = ["en", "fr"];
const files: Record<string, string> = {
  "/": "index.html",
  "/fr": "fr.html",
  "/sitemap.xml": "sitemap.xml",
  "/picture.svg": "picture.svg",
};

/** Replaces a text in the response to one path. */
type Fault = [path: string, found: string | RegExp, replacement: string];

const faults: [...Fault, problem: RegExp][] = [
  ["/fr", /<title>.*<\/title>/, "", /^\/fr: title: /],
  ["/fr", /(?<=<title>).*(?=<)/, "We build quick websites · Studio", /^\/fr: same title .* as .*\/$/],
  ["/fr", /(?<=rel="canonical" href=")[^"]*/, "/gone", /^\/fr: .*\/gone answers 404/],
  ["/", 'id="price"', 'id="prize"', /^\/fr: .*#price: no such place/],
  ["/", / alt="[^"]*"/, "", /^\/: HTML wcag\/h37/],
  ["/fr", "Les personnes derrière tout cela", "The people behind all of this", /^\/fr: text in en, not fr/],
  ["/", "£900–2,550", "£899", /^\/: £899 is in no price list/],
];

test("finds no problem in a site without faults", async () => {
  expect(await check([])).toEqual([]);
}, 60_000);

test.each(faults)(
  "reports the fault in %s after replacing %s with %s",
  async (path, found, replacement, problem) => {
    expect(await check([[path, found, replacement]])).toContainEqual(expect.stringMatching(problem));
  },
);

test("checks the language and prices of texts that no page shows", () => {
  const words = [
    "Une page coûte 899 £",
    "Something went wrong, please try again",
    "Une page coûte 900–2550 £",
  ];
  expect(checkTexts("fr", words, languages)).toEqual([
    "899 £ is in no price list: Une page coûte 899 £",
    "text in en, not fr: Something went wrong, please try again",
  ]);
});

/** Checks a site of one page in two languages that has only these faults. */
function check(planted: Fault[]) {
  return checkSite(origin, languages, ["/gone"], async (url) => {
    const path = url.slice(origin.length);
    const onPath = planted.filter(([faultPath]) => faultPath === path);
    const answer = onPath.reduce(
      (text, [, found, replacement]) => replaceIn(text, found, replacement),
      validResponse(path),
    );
    const [language = "", ...body] = answer.split("\n");
    const type = /\.(xml|svg)$/.test(path) ? "application/xml" : "text/html";
    const headers = { "Content-Type": type, "Content-Language": language };
    return new Response(body.join("\n"), { status: files[path] ? 200 : 404, headers });
  });
}

/** Returns a response without faults: its language in the first line, then its body. */
function validResponse(path: string) {
  const body = readFileSync(`scripts/content/sound-site/${files[path] ?? "not-found.html"}`, "utf8");
  return `${path === "/fr" ? "fr" : "en"}\n${body}`;
}

function replaceIn(text: string, found: string | RegExp, replacement: string) {
  const replaced = text.replace(found, replacement);
  if (replaced === text) throw new Error(`${found} doesn't occur in the response`);
  return replaced;
}
