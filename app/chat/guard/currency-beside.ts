import type { Token } from "../text/tokens.ts";
import type { Figure } from "./figures.ts";
import type { Lexed } from "./lexed.ts";
import { anyForm } from "./lexicon.ts";

/** Finds the currency before a number: "€777", "EUR 777", "€-777". */
export function currencyBefore(lexed: Lexed, { start, value }: Figure, previousEnd: number) {
  const { tokens } = lexed;
  let end = start;
  while (end > start - 2 && opensNumber.has(tokens[end - 1]?.text ?? "")) end--;
  for (let at = Math.max(previousEnd, end - LONGEST_SIGN); at < end; at++) {
    const currency = currencyAt(lexed, at);
    if (currency?.end !== end || currency.isName || (value < 20 && isLetter(tokens[at]))) continue;
    return { start: at, code: currency.code };
  }
  return null;
}

const LONGEST_SIGN = 4;

/** Finds the currency after a number: "777 €", "777,- €", "777 (EUR)", "777 of euros". */
export function currencyAfter(lexed: Lexed, { end, value }: Figure) {
  const { tokens } = lexed;
  for (let at = end; at <= end + 5; at++) {
    // A full stop before a space ends the search: in "les trois. Le prix", "Le" would match the sign of the leone.
    if (tokens[at]?.text === "." && tokens[at + 1]?.gap !== "") return null;
    const currency = currencyAt(lexed, at);
    if (!currency && betweenBoth.has(tokens[at]?.text ?? "")) continue;
    if (!currency || (value < 20 && isLetter(tokens[at]))) return null;
    const next = tokens[currency.end];
    const isOfNext = next?.kind === "number" && next.gap === "" && (at > end || tokens[at]?.gap !== "");
    return isOfNext ? null : currency;
  }
  return null;
}

type Currency = { end: number; code: string; isName: boolean };

function currencyAt({ text, tokens, startingAt }: Lexed, at: number): Currency | null {
  const token = tokens[at];
  const phrase = startingAt[at];
  if (!token || token.kind === "number") return null;
  if (phrase && phrase.meaning.currencies.size > 0) {
    const { currencies } = phrase.meaning;
    const written = text.slice(token.from, tokens[phrase.end - 1]?.to).replace(/\s/g, "");
    const code = currencies.get(written) ?? currencies.get(anyForm);
    if (code) return { end: phrase.end, code, isName: !currencies.has(written) && written.length > 4 };
  }
  if (isSign.test(token.text)) return { end: at + 1, code: "other", isName: false };
  // In "A$5", the letter before the sign marks another country's dollar.
  const next = tokens[at + 1];
  const isForeign =
    token.kind === "word" && token.text.length <= 3 && next?.gap === "" && isSign.test(next.text);
  return isForeign ? { end: at + 2, code: "other", isName: false } : null;
}

/** Whether a token is a single letter. "3D" and "Q4" aren't amounts, although D and Q are currency signs. */
function isLetter(token: Token | undefined) {
  return token?.kind === "word" && token.text.length === 1;
}

const isSign = /^\p{Sc}$/u;
const opensNumber = new Set("-–—−([_:~+");
const betweenBoth = new Set([..."-–—−.,()[]_+'’", "d", "de", "of", "in", "en"]);
