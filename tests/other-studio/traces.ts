import { formatCount, formatName } from "../../app/i18n/format.server.ts";
import { isLocale, type Locale } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { legal } from "../../app/studio/legal.ts";
import { projects } from "../../app/studio/projects.ts";
import { testimonials } from "../../app/studio/testimonials.ts";
import { readColors } from "../../scripts/colors.ts";
import type { PrintedText } from "./printed-text.ts";
import { removed } from "./studio.ts";

/** Finds facts of this tree's studio in the texts of another studio. */
export function tracesIn(texts: readonly PrintedText[]) {
  return texts.flatMap(({ where, language, text }) =>
    [...patterns, ...(isLocale(language) ? factsIn(language) : []), ...leftOutIn(where)].flatMap(
      (pattern) => {
        const at = text.search(pattern);
        return at < 0 ? [] : [`${where} (${language}): ${text.slice(Math.max(0, at - 40), at + 40)}`];
      },
    ),
  );
}

const names = [
  studio.name,
  // The last word of the name, since any studio may have the other words.
  studio.name.split(" ").at(-1) ?? "",
  studio.email,
  studio.email.split("@")[1] ?? "",
  studio.phone,
  studio.phone.replace(/[^+\d]/g, ""),
  studio.city,
  studio.legalForm,
  studio.street,
  studio.register,
  studio.vatId,
  studio.host,
  "Danub",
  legal.dataProtectionAct,
  legal.dataProtectionAuthority,
  legal.conciliationBoard,
  ...removed.testimonials.flatMap(({ author, company }) => [author, company]),
  ...removed.projects.flatMap(({ id, name }) => [id, name]),
  ...Object.values(readColors()).flat(),
];
const patterns = [
  ...names.map((name) => new RegExp(name.replace(/[+.()\\/*?[\]]/g, "\\$&"), "i")),
  new RegExp(`\\b${studio.country}\\b`),
  new RegExp(`\\b${studio.currency}\\b`),
  /€|\beuros?\b/i,
  /\bhungar|\bhongrois|\bhúngar/i,
];

/**
 * Returns the facts with a text that depends on the language: the country, and the numbers of projects and testimonials
 * in words.
 */
function factsIn(locale: Locale) {
  const counts = [projects.length, testimonials.length].map((count) => formatCount(locale, count));
  return [
    new RegExp(formatName(locale, "region", studio.country), "i"),
    // Skips keys in data and ends of class names. "neuf" is the French word for new, too.
    ...counts
      .filter((count) => count !== "neuf")
      .map((count) => new RegExp(`(?<![\\p{L}-])${count}(?!\\p{L}|(?:"|&quot;):)`, "iu")),
  ];
}

/** Finds mentions of the page that the other studio has switched off, except in code. */
function leftOutIn(where: string) {
  return /^404|\.js$/.test(where) ? [] : [/(?:une|notre)\s?estimation\b|\/estimate\b/i];
}
