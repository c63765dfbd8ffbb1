import { studio } from "#app/studio/company.ts";
import { knownAmounts } from "#app/studio/prices.ts";
import { quantitiesIn } from "../text/quantities.ts";
import { tokensOf } from "../text/tokens.ts";
import { isLiabilityCap } from "./listed.ts";

/** The amounts in one of the site's own texts that no row of the price list holds, whatever the text is about. */
export function unlistedAmounts(text: string): string[] {
  const tokens = tokensOf(text);
  const unlisted = quantitiesIn(text, tokens).filter(
    (quantity) =>
      quantity.kind === "money" &&
      !isLiabilityCap(quantity) &&
      !(quantity.currency === studio.currency && known.has(quantity.value)),
  );
  return unlisted.map(({ start, end }) => text.slice(tokens[start]?.from, tokens[end - 1]?.to));
}

const known = knownAmounts();
