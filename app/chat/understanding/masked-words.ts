import { studio } from "#app/studio/company.ts";
import { findProducts, type Product } from "../text/products.ts";
import { type Quantity, quantitiesIn } from "../text/quantities.ts";
import { type Token, tokensOf } from "../text/tokens.ts";

/** A word as the classifier sees it: what names a product or a quantity says only of what kind it is. */
export type MaskedWord = {
  readonly word: string;
  /** what stands before it: the end of a sentence, a comma, or nothing that divides */
  readonly cut: "sentence" | "comma" | null;
  readonly products: readonly Product[];
  readonly quantity: Quantity | null;
};

/** A text's words, with products and quantities taken out: `how much is <row>`, `i have <money>`. */
export function maskedWordsIn(text: string): MaskedWord[] {
  const tokens = tokensOf(text);
  const products = new Map(findProducts(tokens).map((found) => [found.start, found]));
  const quantities = new Map(quantitiesIn(text, tokens).map((quantity) => [quantity.start, quantity]));
  const words: MaskedWord[] = [];
  let cut: MaskedWord["cut"] = "sentence";
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    cut = cutBefore(token, tokens[at - 1], cut);
    const product = products.get(at);
    const quantity = quantities.get(at) ?? bareAmount(token, at);
    const word = product ? `<${product.values[0]?.kind}>` : quantity ? maskOf(quantity) : wordOf(token);
    if (!word) continue;
    words.push({ word, cut, products: product?.values ?? [], quantity: product ? null : quantity });
    cut = null;
    at = ((product ?? quantity)?.end ?? at + 1) - 1;
  }
  return words;
}

function maskOf(quantity: Quantity) {
  return quantity.kind === "duration" ? `<${quantity.unit}>` : `<${quantity.kind}>`;
}

/** "I have 2000": so large a number alone is money. */
function bareAmount({ kind, text }: Token, at: number): Quantity | null {
  const value = kind === "number" ? Number(text.replace(/\D(?=\d{3}(?!\d))/g, "").replace(",", ".")) : 0;
  return value >= 100 ? { kind: "money", currency: studio.currency, value, start: at, end: at + 1 } : null;
}

function wordOf({ kind, text }: Token) {
  if (kind === "number") return "<number>";
  return kind === "word" || text === "?" ? text : null;
}

function cutBefore(token: Token, before: Token | undefined, cut: MaskedWord["cut"]): MaskedWord["cut"] {
  if (token.gap === "\n" || (token.gap !== "" && /^[.!?…]$/.test(before?.text ?? ""))) return "sentence";
  return cut ?? (/^[,;:–—(]$/.test(before?.text ?? "") ? "comma" : null);
}
