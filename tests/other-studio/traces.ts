import { formatCount, formatName } from "../../app/i18n/format.server.ts";
import { isLocale, type Locale } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { legal } from "../../app/studio/legal.ts";
import { projects } from "../../app/studio/projects.ts";
import { testimonials } from "../../app/studio/testimonials.ts";
import { readColors } from "../../scripts/colors.ts";
import type { Said } from "./say.ts";
import { gone } from "./studio.ts";

/** Finds this tree's studio in the texts of another. */
export function tracesIn(said: readonly Said[]) {
  return said.flatMap(({ where, language, text }) =>
    [...marks, ...(isLocale(language) ? factsIn(language) : []), ...leftOutIn(where)].flatMap((mark) => {
      const at = text.search(mark);
      return at < 0 ? [] : [`${where} (${language}): ${text.slice(Math.max(0, at - 40), at + 40)}`];
    }),
  );
}

const names = [
  studio.name,
  // The last word of the name; any studio may have the others.
  studio.name.split(" ").at(-1) ?? "",
  studio.email,
  studio.email.split("@")[1] ?? "",
  studio.phone,
  studio.phone.replace(/[^+\d]/g, ""),
  studio.city,
  "Danub",
  legal.dataProtectionAct,
  legal.dataProtectionAuthority,
  legal.conciliationBoard,
  ...gone.testimonials.flatMap(({ author, company }) => [author, company]),
  ...gone.projects.flatMap(({ id, name }) => [id, name]),
  ...Object.values(readColors()).flat(),
];
const marks = [
  ...names.map((name) => new RegExp(name.replace(/[+.()\\/*?[\]]/g, "\\$&"), "i")),
  new RegExp(`\\b${studio.country}\\b`),
  new RegExp(`\\b${studio.currency}\\b`),
  /€|\beuros?\b/i,
  /\bhungar|\bhongrois|\bhúngar/i,
];

/** Facts that depend on the language: the country's name, and the numbers of projects and testimonials in words. */
function factsIn(locale: Locale) {
  const counts = [projects.length, testimonials.length].map((count) => formatCount(locale, count));
  return [
    new RegExp(formatName(locale, "region", studio.country), "i"),
    // Not as a key in data or as the end of a class name: Spanish for eleven is "once".
    ...counts.map((count) => new RegExp(`(?<![\\p{L}-])${count}(?!\\p{L}|(?:"|&quot;):)`, "iu")),
  ];
}

/** Finds mentions of the page that the other studio leaves out, except in code. */
function leftOutIn(where: string) {
  return /^404|\.js$/.test(where) ? [] : [/\b(?:an|our|the) estimate\b|\/estimate\b|\boverslag/i];
}
