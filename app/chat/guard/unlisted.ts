import { legal } from "#app/studio/legal.ts";
import { knownAmounts } from "#app/studio/prices.ts";
import { quantitiesIn } from "../text/quantities.ts";
import { tokensOf } from "../text/tokens.ts";

/** The amounts in one of the site's own texts that no row of the price list holds, whatever the text is about. */
export function unlistedAmounts(text: string): string[] {
  const tokens = tokensOf(text);
  const unlisted = quantitiesIn(text, tokens).filter(
    (quantity) =>
      quantity.kind === "money" &&
      (quantity.euros ? !known.has(quantity.value) : quantity.value !== legal.liabilityCapUsd),
  );
  return unlisted.map(({ start, end }) => text.slice(tokens[start]?.from, tokens[end - 1]?.to));
}

const known = knownAmounts();
