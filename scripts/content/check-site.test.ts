import { expect, test } from "vitest";
import { checkSite } from "./check-site.ts";
import { crawl, type Problem } from "./crawl.ts";
import { type Fault, fixtureSite } from "./fixture-site.ts";
import { checkStructuredData } from "./structured-data.ts";
import { checkWords } from "./texts.ts";

const faults: [what: string, fault: Fault, problem: RegExp][] = [
  ["a missing title", inPage("/fr", /<title>.*<\/title>/, ""), /^\/fr no title/],
  [
    "an empty description",
    inPage("/about", /(?<=name="description" content=")[^"]*/, ""),
    /^\/about no description/,
  ],
  [
    "a title too long to be shown",
    inPage("/", "· Studio</title>", `${"and so on ".repeat(5)}</title>`),
    /^\/ title of \d+ characters/,
  ],
  [
    "a title twice",
    inPage("/about", /<title>.*<\/title>/, "<title>We build quick websites · Studio</title>"),
    /^\/about same title as/,
  ],
  [
    "a description twice",
    inPage(
      "/es/about",
      'content="Quiénes somos y cómo trabajamos.',
      'content="Creamos sitios web muy rápidos.',
    ),
    /^\/es\/about same description as/,
  ],
  ["no preview picture", inPage("/es", /<meta property="og:image" .*>/, ""), /^\/es no og:image/],
  [
    "an hreflang that is not returned",
    inPage("/fr/about", /<link rel="alternate" hreflang="es".*>/, ""),
    /^\/about hreflang fr is not reciprocal/,
  ],
  [
    "an hreflang to nowhere",
    inPage("/", 'hreflang="es" href="{origin}/es"', 'hreflang="es" href="{origin}/sp"'),
    /^\/ hreflang es leads to no page/,
  ],
  [
    "no x-default",
    inPage("/es", /<link rel="alternate" hreflang="x-default".*>/, ""),
    /^\/es no hreflang x-default/,
  ],
  [
    "a canonical that is not there",
    inPage("/fr", /(?<=rel="canonical" href=")[^"]*/, "{origin}/gone"),
    /^\/fr canonical .*\/gone answers 404/,
  ],
  ["no canonical", inPage("/fr", /<link rel="canonical".*>/, ""), /^\/fr no canonical link/],
  [
    "a broken link",
    inPage("/es", 'href="/es/about#price"', 'href="/es/abuot"'),
    /^\/es .*\/es\/abuot answers 404/,
  ],
  ["a broken fragment", inPage("/es/about", 'id="price"', 'id="prize"'), /^\/es .*#price: no such place/],
  [
    "a picture that is not there",
    inPage("/", 'src="/picture.png"', 'src="/lost.png"'),
    /^\/ .*\/lost\.png answers 404/,
  ],
  ["a picture without alt", inPage("/", / alt="[^"]*"/, ""), /^\/ image without alt/],
  ["a picture without size", inPage("/about", ' width="8"', ""), /^\/about image without size/],
  ["a heading that jumps", inPage("/fr", /h2/g, "h4"), /^\/fr heading jumps to level 4/],
  ["two first headings", inPage("/fr", /h2/g, "h1"), /^\/fr 2 headings of the first level/],
  [
    "a text in another language",
    inPage("/fr", /<p>Un petit.*<\/p>/, "<p>A small studio that builds websites in Budapest</p>"),
    /^\/fr text in en, not fr/,
  ],
  [
    "a short text in another language",
    inPage("/es", "Las personas que hay detrás de esto", "The people behind all of this"),
    /^\/es text in en, not es/,
  ],
  [
    "a description in another language",
    inPage(
      "/fr",
      /(?<=name="description" content=")[^"]*/,
      "Un estudio pequeño que construye sitios web, y que dice antes de empezar cuánto cuesta una página, sin sorpresas ni letra pequeña.",
    ),
    /^\/fr text in es, not fr/,
  ],
  ["a wrong lang", inPage("/fr", 'lang="fr"', 'lang="en"'), /^\/fr html lang is en, not fr/],
  [
    "a wrong Content-Language",
    (path, answer) => (path === "/es" ? { ...answer, language: "en" } : answer),
    /^\/es Content-Language is en, not es/,
  ],
  ["a price that is in no list", inPage("/fr", "300–850 €", "300–999 €"), /^\/fr 999 € is in no price list/],
  ["an English price that is in no list", inPage("/", "€300–850", "€299"), /^\/ €299 is in no price list/],
  ["HTML that is not closed", inPage("/about", "</h1>", ""), /^\/about HTML close-order/],
  [
    "a block where none may be",
    inPage("/about", /<p>(A small.*)<\/p>/, "<p><span><div>$1</div></span></p>"),
    /^\/about HTML element-permitted-content|close-order/,
  ],
  ["an id twice", inPage("/about", "<h1>", '<h1 id="price">'), /^\/about HTML no-dup-id/],
  [
    "a sitemap that leaves a page out",
    inPage("/sitemap.xml", /<url><loc>\{origin\}\/es\/about(.|\n)*?<\/url>/, ""),
    /^\/sitemap.xml leaves out/,
  ],
  [
    "a sitemap against its schema",
    inPage("/sitemap.xml", "<lastmod>2026-11-21<", "<lastmod>21 November<"),
    /^\/sitemap.xml .*lastmod/,
  ],
  [
    "an alternate in the sitemap without language",
    inPage("/sitemap.xml", ' hreflang="en"', ""),
    /^\/sitemap.xml .*hreflang/,
  ],
];

test("a sound site has no problem", async () => {
  expect(await problemsWith()).toEqual([]);
});

test.each(faults)("finds %s", async (_, fault, problem) => {
  expect(await problemsWith(fault)).toContainEqual(expect.stringMatching(problem));
});

test("holds structured data to schema.org's vocabulary", async () => {
  using site = await fixtureSite((path, answer) =>
    dataFaults.reduce((planted, fault) => fault(path, planted), answer),
  );
  const problems = await checkStructuredData(await crawl(site.origin));
  expect(readable(problems, site.origin).sort()).toEqual([
    expect.stringMatching(/^\/ JSON-LD Organization: .*emial.* does not exist/),
    expect.stringMatching(/^\/about JSON-LD WebPage: .*openingHours.* does not exist/),
    expect.stringMatching(/^\/es 0 blocks of JSON-LD/),
    expect.stringMatching(/^\/es\/about JSON-LD Organisation: .*no exported member named 'Organisation'/),
    expect.stringMatching(/^\/fr JSON-LD: SyntaxError/),
    expect.stringMatching(/^\/fr\/about JSON-LD: no node .*#studio/),
  ]);
}, 60_000);

const dataFaults = [
  inPage("/", '"email":', '"emial":'),
  inPage("/about", '"about":', '"openingHours":"Mo-Fr 09:00-18:00","about":'),
  inPage("/es", /<script.*<\/script>/, ""),
  inPage("/es/about", '"@type":"Organization"', '"@type":"Organisation"'),
  inPage("/fr", '"@graph":', '"@graph"'),
  inPage("/fr/about", '"@id":"http', '"@id":"https'),
];

test("holds the words that no page shows to the same", () => {
  const words = {
    en: ["Please write to us once more", "A landing page costs €300–850"],
    fr: ["Une page coûte 299 €", "Something went wrong, please try again"],
  };
  expect(readable(checkWords(words), "")).toEqual([
    "locales/fr text in en, not fr: Something went wrong, please try again",
    "locales/fr 299 € is in no price list: Une page coûte 299 €",
  ]);
});

async function problemsWith(fault?: Fault) {
  using site = await fixtureSite(fault);
  const { problems } = await checkSite(site.origin, ["en", "fr", "es"]);
  return readable(problems, site.origin);
}

function readable(problems: Problem[], origin: string) {
  return problems.map(({ url, message }) => `${url.replace(origin, "")} ${message}`);
}

/** A fault that exchanges something in one answer's text. Throws where there is nothing to exchange. */
function inPage(where: string, found: string | RegExp, instead: string): Fault {
  return (path, answer) => {
    if (path !== where) return answer;
    const body = answer.body.replace(found, instead);
    if (body === answer.body) throw new Error(`nothing planted in ${path}`);
    return { ...answer, body };
  };
}
