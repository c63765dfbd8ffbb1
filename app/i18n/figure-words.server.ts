import { studio } from "#app/studio/company.ts";
import { languages } from "#locales/languages.server.ts";

const all = Object.values(languages);

/** The studio's currency as a pattern: its signs, its code, and its name in every language. */
export const ownCurrency = oneOf(
  (["symbol", "narrowSymbol", "code", "name"] as const).flatMap((currencyDisplay) =>
    formsOf("currency", { style: "currency", currency: studio.currency, currencyDisplay }),
  ),
);
export const anyCurrency = `\\p{Lu}{0,2}\\p{Sc}|${oneOf(Intl.supportedValuesOf("currency"))}`;

/** Units of time, keyed by their names in every language, and by short ones of hours and minutes. */
export const units: ReadonlyMap<string, string> = new Map(
  ["second", "minute", "hour", "day", "week", "month", "year"].flatMap((unit) =>
    (/hour|minute/.test(unit) ? (["long", "short"] as const) : (["long"] as const))
      .flatMap((unitDisplay) => formsOf("unit", { style: "unit", unit, unitDisplay }))
      .map((form) => [form.toLowerCase(), unit] as const),
  ),
);
export const anyUnit = oneOf(units.keys());
export const [month, year] = ["month", "year"].map((unit) =>
  oneOf([...units.keys()].filter((form) => units.get(form) === unit)),
);

/** Words between the ends of a range, as in the price list. */
export const rangeWord = oneOf(
  all.flatMap(({ copy }) => /(?<=\}\} )\S+(?= \{\{)/.exec(copy.services.pricing.range) ?? []).concat("a"),
);

/** Number words below 100 with their values. Compounds such as "twenty-four" aren't among them. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  all.flatMap(({ numbers }) =>
    numbers.flatMap(([words, first, step]) =>
      step > 0 ? words.split(" ").map((word, at) => [word, first + at * step] as const) : [],
    ),
  ),
);

/** Returns a pattern that matches one of these words, the longest first. */
export function oneOf(words: Iterable<string>) {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
}

function formsOf(part: "unit" | "currency", options: Intl.NumberFormatOptions) {
  const formats = all.map(({ region }) => new Intl.NumberFormat(region, options));
  // The counts one, two and five cover the plural forms.
  const parts = formats.flatMap((format) => [1, 2, 5].flatMap((count) => format.formatToParts(count)));
  return parts.filter(({ type }) => type === part).map(({ value }) => value);
}
