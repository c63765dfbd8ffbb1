import type { Token } from "../../text/tokens.ts";
import { numberOf, unitOf } from "./durations.ts";
import { findNames, type Name } from "./names.ts";

/** A word as the classifiers see it: names and numbers are replaced by their kind. */
export type MaskedWord = { readonly word: string; readonly names: readonly Name[] };

/** Masks a text's tokens: "2 years of an MVP" becomes `<number> <year> of an <row>`. */
export function masked(tokens: readonly Token[]): MaskedWord[] {
  const names = new Map(findNames(tokens).map((found) => [found.start, found]));
  const words: MaskedWord[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const found = names.get(at);
    // Loose words aren't masked, because "site" and "panel" say more than their kind.
    if (found && found.values[0]?.kind !== "loose") {
      words.push({ word: `<${found.values[0]?.kind}>`, names: found.values });
      at = found.end - 1;
      continue;
    }
    const word = maskOf(token);
    if (word) words.push({ word, names: found?.values ?? [] });
  }
  return words;
}

function maskOf(token: Token) {
  const unit = unitOf(token);
  if (unit) return `<${unit}>`;
  if (currencySigns.test(token.text)) return "<money>";
  if (token.text === "%") return "<percent>";
  if (token.kind === "number" || (numberOf(token) ?? 0) > 1) return "<number>";
  return token.kind === "word" || token.text === "?" ? token.text : null;
}

const currencySigns = /^\p{Sc}$/u;
