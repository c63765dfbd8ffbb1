import { legal } from "#app/studio/legal.ts";
import { knownAmounts } from "#app/studio/prices.ts";
import { capCurrency, ownCurrency } from "./currencies.ts";
import { lex } from "./lexed.ts";
import { quantitiesIn } from "./quantities.ts";

/** Returns the amounts in one of the site's own texts that aren't in the price list. */
export function unlistedAmounts(text: string): string[] {
  const lexed = lex(text);
  return quantitiesIn(lexed).flatMap((quantity) => {
    if (quantity.kind !== "amount" || quantity.currency === null) return [];
    const { currency, value, start, end } = quantity;
    const isCap = currency === capCurrency && value === legal.liabilityCap.amount;
    if (isCap || (currency === ownCurrency && known.has(value))) return [];
    return text.slice(lexed.tokens[start]?.from, lexed.tokens[end - 1]?.to);
  });
}

const known = knownAmounts();
