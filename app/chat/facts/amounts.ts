import { legal } from "#app/studio/legal.ts";
import { knownAmounts } from "#app/studio/prices.ts";
import { numberInWords } from "./number-words.ts";

/** The amounts of money in a text that the studio's price list does not hold, as they are written there. */
export function unconfirmedAmounts(text: string): string[] {
  const unknown = amountsIn(text).filter(({ value, euros }) =>
    euros ? !known.has(value) : value !== legal.liabilityCap.amount,
  );
  return [...new Set(unknown.map(({ written }) => written))];
}

const known = knownAmounts();

type Amount = {
  /** with its currency where that stands beside it */
  written: string;
  value: number;
  euros: boolean;
};

export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  // Each rule takes its finds out of the text: what one has read is not for the next.
  let rest = text;
  for (const rule of [currencyFirst, currencyLast, inWords]) {
    rest = rest.replace(rule, (...match) => {
      const groups: Record<string, string | undefined> = match.at(-1);
      found.push(...read(String(match[0]), groups));
      return " ".repeat(String(match[0]).length);
    });
  }
  return found.sort((a, b) => text.indexOf(a.written) - text.indexOf(b.written));
}

const space = "[ \\u00a0\\u2009\\u202f]";
const number = `(?:\\d{1,3}(?:[.,'’]\\d{3}|${space}\\d{3}(?!\\d))+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?)`;
const scale = `(?:${space}?(?:k\\b|thousand\\b|mille\\b|mil\\b))?`;
const euro = "(?:€|\\bEUR\\b|\\beuros?\\b)";
const other =
  "(?:US\\$|\\$|£|\\bUSD\\b|\\bGBP\\b|\\bHUF\\b|\\b(?:dollars?|d[oó]lar(?:es)?|pounds?|livres?|libras?)\\b)";
const currency = `(?:${euro}|${other})`;
const between = `${space}*(?:[-–—−/]|to|and|or|up to|à|et|ou|a|y|o|hasta)${space}*`;
// "€400 and 24 hours" is one amount, "between €300 and 850" is two.
const rangeAfterFirst = `${space}*(?:[-–—−]|to|à|a|hasta|and|et|y)${space}*`;

const currencyFirst = new RegExp(
  `(?<currency>${currency})${space}?(?<first>${number}${scale})(?:${rangeAfterFirst}(?<second>${number}${scale})(?!\\d|${space}*(?:${currency}|[%a-zà-ÿ])|[.,]\\d)|${rangeAfterFirst}(?<alsoSecond>(?<=[-–—−]${space}*)${number}${scale}))?`,
  "giu",
);
const currencyLast = new RegExp(
  `(?<![\\d.,])(?:(?<first>${number}${scale})(?:${space}?${currency})?${between})?(?<second>${number}${scale})${space}*-?(?<currency>${currency})`,
  "giu",
);
const inWords = new RegExp(
  `(?<words>(?:[a-zà-ÿ]+[ -]){1,10})(?:d['’e]${space}?)?(?<currency>${currency})`,
  "giu",
);

function read(match: string, groups: Record<string, string | undefined>): Amount[] {
  const sign = groups.currency ?? "";
  const euros = new RegExp(euro, "iu").test(sign);
  if (groups.words) {
    const spelt = numberInWords(groups.words);
    return spelt ? [{ written: `${spelt.written} ${sign}`, value: spelt.value, euros }] : [];
  }
  const numbers = [groups.first, groups.second ?? groups.alsoSecond].filter((part) => part !== undefined);
  return numbers.map((part) => ({ written: writtenAs(match, part), value: amountOf(part), euros }));
}

/** The number as it stands in the match, with its currency where the two touch: `€999`, `999 €`, `850`. */
function writtenAs(match: string, part: string) {
  const at = match.lastIndexOf(part);
  const before = new RegExp(`${currency}${space}?$`, "iu").exec(match.slice(0, at))?.[0] ?? "";
  const after = new RegExp(`^${space}*-?${currency}`, "iu").exec(match.slice(at + part.length))?.[0] ?? "";
  return (before + part + after).trim();
}

function amountOf(part: string) {
  const digits = new RegExp(`^${number}`, "u").exec(part)?.[0] ?? "";
  // Exactly three digits after a separator are thousands in all three languages; fewer are a fraction.
  const plain = digits.replace(/[.,'’ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, "").replace(",", ".");
  return Number(plain) * (part.length > digits.length ? 1000 : 1);
}
