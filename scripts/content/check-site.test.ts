import { expect, test } from "vitest";
import { checkSite } from "./check-site.ts";
import { type Fault, fixtureSite, origin } from "./fixture-site.ts";
import { vocabulary } from "./structured-data.ts";
import { checkTexts } from "./texts.ts";

const languages = ["en", "fr", "es"];
const description = /(?<=name="description" content=")[^"]*/;

const faults: [...Fault, problem: RegExp][] = [
  ["/fr", /<title>.*<\/title>/, "", /^\/fr title: /],
  ["/", "· Studio</title>", `${"and so on ".repeat(5)}</title>`, /^\/ title: Too big/],
  [
    "/about",
    /<title>.*<\/title>/,
    "<title>We build quick websites · Studio</title>",
    /^\/about same title as/,
  ],
  ["/about", description, "", /^\/about description: /],
  [
    "/fr/about",
    "Qui nous sommes et comment nous travaillons. ",
    "Nous créons des sites rapides. ",
    /same description as/,
  ],
  ["/fr", /<meta property="og:image" .*>/, "", /^\/fr no og:image/],
  ["/fr/about", /<link rel="alternate" hreflang="en".*>/, "", /^\/about hreflang fr is not reciprocal/],
  [
    "/",
    'hreflang="fr" href="http://studio.example/fr"',
    'hreflang="fr" href="/sp"',
    /^\/ hreflang fr is not reciprocal/,
  ],
  ["/fr", /<link rel="alternate" hreflang="x-default".*>/, "", /^\/fr no hreflang x-default/],
  ["/fr", /(?<=rel="canonical" href=")[^"]*/, "/gone", /^\/fr .*\/gone answers 404/],
  ["/fr", /<link rel="canonical".*>/, "", /^\/fr no canonical link/],
  ["/fr", 'href="/fr/about#price"', 'href="/fr/abuot"', /^\/fr .*\/fr\/abuot answers 404/],
  ["/fr/about", 'id="price"', 'id="prize"', /^\/fr .*#price: no such place/],
  ["/", 'src="/picture.png"', 'src="/lost.png"', /^\/ .*\/lost\.png answers 404/],
  ["/", / alt="[^"]*"/, "", /^\/ HTML wcag\/h37/],
  ["/about", ' width="8"', "", /^\/about HTML element-required-attributes.*"width"/],
  ["/fr", /h2/g, "h4", /^\/fr HTML heading-level/],
  ["/fr", /h2/g, "h1", /^\/fr HTML heading-level: Multiple <h1>/],
  [
    "/fr",
    /<p>Un petit.*<\/p>/,
    "<p>A small studio that builds websites in Budapest</p>",
    /^\/fr text in en, not fr/,
  ],
  ["/fr", "Les personnes derrière tout cela", "The people behind all of this", /^\/fr text in en, not fr/],
  [
    "/fr",
    description,
    "Un estudio pequeño que construye sitios web, y que dice antes de empezar cuánto cuesta una página.",
    /^\/fr text in es, not fr/,
  ],
  ["/fr", 'lang="fr"', 'lang="en"', /^\/fr html lang is en, not fr/],
  ["/fr", "text/html\nfr", "text/html\nen", /^\/fr Content-Language is en, not fr/],
  ["/fr", "300–850 €", "300–999 €", /^\/fr 999 € is in no price list/],
  ["/", "€300–850", "€299", /^\/ €299 is in no price list/],
  ["/about", "</h1>", "", /^\/about HTML close-order/],
  [
    "/about",
    /<p>(A small.*)<\/p>/,
    "<p><span><div>$1</div></span></p>",
    /^\/about HTML element-permitted-content/,
  ],
  ["/about", "<h1>", '<h1 id="price">', /^\/about HTML no-dup-id/],
  ["/sitemap.xml", /<url><loc>[^<]*\/fr\/about<(.|\n)*?<\/url>/, "", /^\/sitemap.xml leaves out/],
  ["/sitemap.xml", "/fr/about</loc>", "/fr/abuot</loc>", /^\/sitemap.xml lists .*\/fr\/abuot/],
  ["/sitemap.xml", "<lastmod>2026-11-21<", "<lastmod>21 November<", /^\/sitemap.xml .*lastmod/],
  ["/sitemap.xml", ' hreflang="en"', "", /^\/sitemap.xml knows .*\/ in other languages/],
  ["/gone", / content="noindex"/, "", /^\/gone a 404 without noindex/],
  ["/gone", "</head>", '<link rel="canonical" href="/"></head>', /^\/gone a 404 with a canonical/],
  ["/fr", /<script.*<\/script>/, "", /^\/fr 0 blocks of JSON-LD/],
  ["/fr", '"@graph":', '"@graph"', /^\/fr JSON-LD: SyntaxError/],
  ["/fr/about", '"@id":"http', '"@id":"https', /^\/fr\/about JSON-LD: no node .*#studio/],
];

test("a sound site has no problem", async () => {
  const { site, problems } = await check([]);
  expect([...problems, ...vocabulary(site)]).toEqual([]);
}, 60_000);

test.each(faults)("in %s: %s → %s", async (path, found, instead, problem) => {
  const { problems } = await check([[path, found, instead]]);
  expect(readable(problems)).toContainEqual(expect.stringMatching(problem));
});

test("holds structured data to schema.org's vocabulary", async () => {
  const { site } = await check([
    ["/", '"email":', '"emial":'],
    ["/about", '"about":', '"openingHours":"Mo-Fr 09:00-18:00","about":'],
    ["/fr/about", '"@type":"Organization"', '"@type":"Organisation"'],
  ]);
  expect(readable(vocabulary(site)).sort()).toEqual([
    expect.stringMatching(/^\/ JSON-LD: .*emial.* does not exist in type 'Organization/),
    expect.stringMatching(/^\/about JSON-LD: .*openingHours.* does not exist in type 'WebPage/),
    expect.stringMatching(/^\/fr\/about JSON-LD: .*"Organisation".* is not assignable/),
  ]);
}, 60_000);

test("holds words that no page shows to the same as pages", () => {
  const words = [
    "Une page coûte 299 €",
    "Something went wrong, please try again",
    "Une page coûte 300–850 €",
  ];
  expect(checkTexts("fr", words, languages)).toEqual([
    "text in en, not fr: Something went wrong, please try again",
    "299 € is in no price list: Une page coûte 299 €",
  ]);
});

function check(planted: Fault[]) {
  return checkSite(origin, languages, ["/gone"], fixtureSite(planted));
}

function readable(problems: { url: string; message: string }[]) {
  return problems.map(({ url, message }) => `${url.replace(origin, "")} ${message}`);
}
