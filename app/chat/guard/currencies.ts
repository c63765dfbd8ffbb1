import { studio } from "#app/studio/company.ts";
import { legal } from "#app/studio/legal.ts";
import { languages } from "#locales/languages.server.ts";
import { currencySigns } from "./words/currency-signs.ts";

/** A way to write a currency: a code, a name or a sign. If `isExact`, only this exact spelling matches. */
type CurrencyForm = { form: string; code: string; isExact: boolean };

export const ownCurrency: string = studio.currency;
export const capCurrency: string = legal.liabilityCap.currency;

/**
 * Yields all currency codes and signs, the names of all currencies in the site's languages, and the names of the usual
 * currencies in every language that Intl knows.
 */
export function* currencyForms(): Generator<CurrencyForm> {
  const codes = Intl.supportedValuesOf("currency");
  for (const code of codes) {
    const isExact = alsoWords.has(code);
    yield { form: isExact ? code : code.toLowerCase(), code, isExact };
  }
  for (const form of currencySigns.split(", ")) yield { form, code: "other", isExact: true };
  for (const { region } of Object.values(languages)) yield* formsIn(region, codes);
  const usual = new Set([ownCurrency, capCurrency, "EUR", "USD", "GBP"]);
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const languageCodes = letters.flatMap((one) => letters.map((two) => one + two));
  for (const locale of Intl.NumberFormat.supportedLocalesOf(languageCodes)) yield* formsIn(locale, usual);
}

/** Codes that are ordinary words in lower case, such as "ALL" and "TRY". */
const alsoWords = new Set("ALL BAM COP CUP GEL LAK MAD PEN SOS TOP TRY".split(" "));

function* formsIn(locale: string, codes: Iterable<string>): Generator<CurrencyForm> {
  for (const code of codes) {
    for (const currencyDisplay of ["name", "symbol", "narrowSymbol"] as const) {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency: code, currencyDisplay });
      // The counts one, two and five cover all plural forms.
      for (const count of currencyDisplay === "name" ? [1, 2, 5] : [1]) {
        const form = format.formatToParts(count).find(({ type }) => type === "currency")?.value ?? "";
        yield { form, code, isExact: currencyDisplay !== "name" };
      }
    }
  }
}
