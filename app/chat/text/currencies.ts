import { studio } from "#app/studio/company.ts";
import { languages } from "#locales/languages.server.ts";
import type { Token } from "./tokens.ts";

type Source = { text: string; tokens: readonly Token[] };

/** The currency that a token names or is the sign of, by its ISO 4217 code; XXX is any that has no name here. */
export function currencyAt({ text, tokens }: Source, at: number): string | null {
  const token = tokens[at];
  if (!token) return null;
  const named = currencyNames.get(token.text);
  if (named) return named;
  const written = text.slice(token.from, token.to);
  if (currencyCodes.has(written)) return written;
  return /^\p{Sc}$/u.test(token.text) ? "XXX" : null;
}

/** The currency that follows a number, with a few marks and words between: `777,- €`, `777 (EUR)`, `777 US dollars`. */
export function currencyAfter(source: Source, from: number) {
  const { tokens } = source;
  for (let at = from; at <= from + 5; at++) {
    const currency = currencyAt(source, at);
    if (currency) {
      const next = tokens[at + 1];
      const belongsToNext =
        next?.kind === "number" && next.gap === "" && (at > from || tokens[at]?.gap !== "");
      return belongsToNext ? null : { code: currency, end: at + 1 };
    }
    if (!betweenNumberAndCurrency.has(tokens[at]?.text ?? "")) return null;
  }
  return null;
}

const currencyNames = new Map<string, string>();
const currencies = Object.values(languages).flatMap(({ vocabulary }) =>
  Object.entries(vocabulary.currencies),
);
// Several share a sign: where the studio's own has it, it is meant.
for (const [code, names = ""] of [
  [studio.currency, ""] as const,
  ...currencies.filter(([code]) => code === studio.currency),
  ...currencies,
]) {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;
  for (const name of [sign, code.toLowerCase(), ...names.split(/, */)]) {
    if (name && !currencyNames.has(name)) currencyNames.set(name, code);
  }
}
// Written in capitals only: several are everyday words.
const currencyCodes = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !["ALL", "TOP"].includes(code)),
);
const betweenNumberAndCurrency = new Set([
  ..."-–—−.,()[]*_+'’",
  ..."d de of us u s in en american canadian australian americains".split(" "),
]);
