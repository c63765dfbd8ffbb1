import { eld } from "eld/large";
import { figuresIn } from "../../app/i18n/figures.server.ts";
import { studio } from "../../app/studio/company.ts";
import { knownAmounts } from "../../app/studio/prices.ts";
import type { Page } from "./crawl.ts";

const listed = knownAmounts();

const detector = eld.newInstance();
const known = new Set(Object.values(detector.info().Languages));

// A register number is no amount, and a host has no language.
const facts = new Set<unknown>(Object.values(studio));

/** Checks a page's texts: each is in the page's language, and every amount is in the price list. */
export function texts(page: Page, languages: readonly string[]): string[] {
  // The sums of an estimate aren't in the price list, and the estimate's own tests check them.
  if (new URL(page.url).searchParams.has("row")) return [];
  const all = textsOf(page).filter((text) => !facts.has(text));
  return checkTexts(page.$("html").attr("lang") ?? "", all, languages);
}

export function checkTexts(language: string, all: string[], languages: readonly string[]): string[] {
  detector.setLanguageSubset([...languages]);
  return [
    ...all
      .filter((text) => /\{\{\w+\}\}|\[\[/.test(text))
      .map((text) => `placeholder without a value: ${text}`),
    ...all.flatMap(unlistedAmounts),
    ...wrongLanguage(language, all),
  ];
}

/** Finds the amounts in the studio's currency that aren't in the price list. */
function unlistedAmounts(text: string) {
  const amounts = figuresIn(text).filter(({ kind, value }) => kind === "own" && !listed.has(value));
  return amounts.map((amount) => `${amount.text} is in no price list: ${text}`);
}

const blocks =
  "title, p, li, h1, h2, h3, h4, dt, dd, th, td, caption, summary, label, legend, option, button, a, time";
const isLong = (text: string) => text.length >= 25 && text.includes(" ");
/** Another language must score this much higher before a text is reported. Wrong detections lead by less. */
const margin = 0.1;

function wrongLanguage(language: string, all: string[]): string[] {
  // The detector would mistake a language that it doesn't know for another language.
  if (!known.has(language)) return [];
  const short = all.filter((text) => !isLong(text) && !text.includes("@"));
  // Short texts, such as the words of a menu, are checked together, because each is too short for the detector.
  return [...all.filter(isLong), short.join(" · ")].flatMap((text) => {
    const found = detector.detect(text);
    const scores = found.getScores();
    const ahead = (scores[found.language] ?? 0) - (scores[language] ?? 0);
    if (found.language === language || !found.isReliable() || ahead < margin) return [];
    return [`text in ${found.language}, not ${language}: ${text}`];
  });
}

/** Collects the innermost blocks and the texts of attributes, without elements marked as another language. */
function textsOf({ $ }: Page) {
  const page = $("html").clone();
  page.find("script, style, svg, template, [lang], [translate=no]").remove();
  // Two labels of one button, "Open" and "Close", would otherwise be one word.
  page.find("span + span").before(" ");
  const innermost = page.find(blocks).filter((_, element) => $(element).find(blocks).length === 0);
  const said = ["alt", "aria-label", "placeholder", "title"].flatMap((name) =>
    [...page.find(`[${name}]`)].map(({ attribs }) => attribs[name] ?? ""),
  );
  const description = $('meta[name="description"]').attr("content") ?? "";
  const all = [...innermost.toArray().map((element) => $(element).text()), ...said, description];
  return [...new Set(all.map((text) => text.replace(/\s+/g, " ").trim()))].filter(Boolean);
}
