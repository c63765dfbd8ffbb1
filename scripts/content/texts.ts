import type { CheerioAPI } from "cheerio";
import { eld } from "eld/large";
import { unconfirmedAmounts } from "../../app/chat/facts/amounts.ts";
import type { Crawl, Page, Problem } from "./crawl.ts";

const detector = eld.newInstance();

/** A page's texts, block by block: in the page's language, and without an amount that the price list does not hold. */
export function checkTexts({ pages }: Crawl, languages: readonly string[]): Problem[] {
  detector.setLanguageSubset([...languages]);
  return pages.flatMap((page) =>
    problemsIn(page.$("html").attr("lang") ?? "", [...blocksOf(page.$), ...headTexts(page)]).map(
      (message) => ({
        url: page.url,
        message,
      }),
    ),
  );
}

/** The same for all that a language can say: messages and errors that a crawl does not meet. */
export function checkWords(words: Record<string, string[]>): Problem[] {
  detector.setLanguageSubset(Object.keys(words));
  return Object.entries(words).flatMap(([language, texts]) =>
    problemsIn(language, texts).map((message) => ({ url: `locales/${language}`, message })),
  );
}

function problemsIn(language: string, texts: string[]): string[] {
  return [
    ...wrongLanguage(language, texts),
    ...texts.flatMap((text) =>
      unconfirmedAmounts(text).map((amount) => `${amount} is in no price list: ${text}`),
    ),
  ];
}

const blocks =
  "p, li, h1, h2, h3, h4, dt, dd, th, td, caption, summary, label, legend, option, button, a, time";
const isLong = (text: string) => text.length >= 25 && text.includes(" ");
/** By how much another language must be likelier. Below 45 characters the detector errs by less than this. */
const margin = 0.1;

function wrongLanguage(language: string, texts: string[]): string[] {
  const short = texts.filter((text) => !isLong(text) && !text.includes("@"));
  // A menu's words say little one by one, and enough together.
  return [...texts.filter(isLong), short.join(" · ")].flatMap((text) => {
    const found = detector.detect(text);
    const scores = found.getScores();
    const ahead = (scores[found.language] ?? 0) - (scores[language] ?? 0);
    if (found.language === language || !found.isReliable() || ahead < margin) return [];
    return [`text in ${found.language}, not ${language}: ${text}`];
  });
}

/** The innermost blocks of text, without what says itself that it is in another language. */
function blocksOf($: CheerioAPI) {
  const body = $("body").clone();
  body.find("script, style, svg, template, [lang], [translate=no]").remove();
  const texts = body
    .find(blocks)
    .toArray()
    .filter((element) => $(element).find(blocks).length === 0)
    .map((element) => $(element).text());
  const attributes = ["alt", "aria-label", "placeholder", "title"].flatMap((name) =>
    body
      .find(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ""),
  );
  return [...new Set([...texts, ...attributes].map((text) => text.replace(/\s+/g, " ").trim()))].filter(
    Boolean,
  );
}

function headTexts({ $ }: Page) {
  return [$("head > title").text(), $('meta[name="description"]').attr("content") ?? ""].filter(Boolean);
}
