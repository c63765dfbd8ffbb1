import { type Akin, akinIn } from "../../text/akin.ts";
import { bareAmountAt } from "../../text/bare-amounts.ts";
import { figureAt } from "../../text/figures.ts";
import { findProducts, type Product } from "../../text/products.ts";
import { type Quantity, quantitiesIn } from "../../text/quantities.ts";
import { type Token, tokensOf } from "../../text/tokens.ts";

/** A word as the classifier sees it: what names a product or a quantity says only of what kind it is. */
export type MaskedWord = {
  readonly word: string;
  /** as it was written, in small letters */
  readonly text: string;
  /** what stands before it: the end of a sentence, a comma, or nothing that divides */
  readonly cut: "sentence" | "comma" | null;
  readonly products: readonly Product[];
  readonly quantity: Quantity | null;
  /** what it makes think of without naming it */
  readonly akin: readonly Akin[];
  /** a number that is of nothing */
  readonly number: number | null;
};

/** A text's words, with products and quantities taken out: `how much is <row>`, `i have <money>`. */
export function maskedWordsIn(text: string): MaskedWord[] {
  const tokens = tokensOf(text);
  const products = new Map(findProducts(tokens).map((found) => [found.start, found]));
  const quantities = new Map(quantitiesIn(text, tokens).map((quantity) => [quantity.start, quantity]));
  const akin = new Map(akinIn(tokens).map(({ start, values }) => [start, values]));
  const words: MaskedWord[] = [];
  let cut: MaskedWord["cut"] = "sentence";
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (isItemNumber(tokens, at)) {
      cut = "sentence";
      at++;
      continue;
    }
    cut = cutBefore(token, tokens[at - 1], cut);
    const product = products.get(at);
    const quantity = quantities.get(at) ?? bareAmountAt(tokens, at);
    const word = product ? maskOfProduct(product.values) : quantity ? maskOf(quantity) : wordOf(token);
    if (!word) continue;
    words.push({
      word,
      text: tokens
        .slice(at, (product ?? quantity)?.end ?? at + 1)
        .map(({ text }) => text)
        .join(" "),
      cut,
      products: product?.values ?? [],
      quantity: product ? null : quantity,
      akin: akin.get(at) ?? [],
      // "Two one-page sites"
      number:
        product || quantity ? null : numberAt(products.has(at + 1) ? tokens.slice(0, at + 1) : tokens, at),
    });
    cut = null;
    at = ((product ?? quantity)?.end ?? at + 1) - 1;
  }
  return words;
}

/** All products that are named, each once. */
export function productsIn(words: readonly MaskedWord[]): Product[] {
  return [...new Set(words.flatMap(({ products }) => products))];
}

function maskOfProduct([first]: readonly Product[]) {
  return first?.kind === "otherTool" ? "<tool>" : `<${first?.kind}>`;
}

function maskOf(quantity: Quantity) {
  return quantity.kind === "duration" ? `<${quantity.unit}>` : `<${quantity.kind}>`;
}

/** "two landing pages", "3 of them" */
function numberAt(tokens: readonly Token[], at: number) {
  // "24/7", "15/03" count nothing.
  if ([-1, 1].some((step) => tokens[at + step]?.text === "/")) return null;
  const figure = figureAt(tokens, at);
  return figure && figure.end === at + 1 ? figure.value : null;
}

function wordOf({ kind, text }: Token) {
  if (kind === "number") return "<number>";
  return kind === "word" || text === "?" ? text : null;
}

/** "1) … 2) …": what is counted is asked one by one. */
function isItemNumber(tokens: readonly Token[], at: number) {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token?.kind === "number" && token.gap !== "" && next?.text === ")" && next.gap === "";
}

function cutBefore(token: Token, before: Token | undefined, cut: MaskedWord["cut"]): MaskedWord["cut"] {
  if (token.gap === "\n" || (token.gap !== "" && /^[.!?…]$/.test(before?.text ?? ""))) return "sentence";
  return cut ?? (/^[,;:–—(+]$/.test(before?.text ?? "") ? "comma" : null);
}
