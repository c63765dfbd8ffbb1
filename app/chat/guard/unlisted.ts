import { legal } from "#app/studio/legal.ts";
import { knownAmounts } from "#app/studio/prices.ts";
import { readSource } from "./quantities.ts";

/** The amounts in one of the site's own texts that no row of the price list holds, whatever the text is about. */
export function unlistedAmounts(text: string): string[] {
  const { tokens, quantities } = readSource(text);
  const unlisted = quantities.filter(
    ({ kind, value }) =>
      (kind === "own" && !known.has(value)) ||
      (kind === "cap" && value !== legal.liabilityCap.amount) ||
      kind === "other",
  );
  return unlisted.map(({ start, end }) => text.slice(tokens[start]?.from, tokens[end - 1]?.to));
}

const known = knownAmounts();
