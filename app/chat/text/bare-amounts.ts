import { studio } from "#app/studio/company.ts";
import { figureAt } from "./figures.ts";
import type { Quantity } from "./quantities.ts";
import type { Token } from "./tokens.ts";
import { wordsInAllLanguages } from "./vocabulary.ts";

/** "I have 2000", "we have 5k", "deux mille": so large a number is money, where nothing says what it is a number of. */
export function bareAmountAt(tokens: readonly Token[], at: number): Quantity | null {
  const figure = figureAt(tokens, at);
  if (!figure || figure.value < LEAST) return null;
  // "Not a cent more" is no hundred, which French writes so.
  if (/^cents?$/.test(tokens[at]?.text ?? "") && articles.has(tokens[at - 1]?.text ?? "")) return null;
  const { value, start, end } = figure;
  const next = tokens[end];
  const isOfSomething = next?.kind === "word" && !after.has(next.text);
  const isYear =
    end === at + 1 &&
    value > 1800 &&
    value < 2050 &&
    value !== ROUND &&
    (value > 1980 || !rounded.test(String(value))) &&
    /^\d{4}$/.test(tokens[at]?.text ?? "");
  return isOfSomething || isYear ? null : { kind: "money", currency: studio.currency, value, start, end };
}

const LEAST = 100;
/** "Since 2019", but 2000 is an amount that people have. */
const ROUND = 2000;
/** "The law of 1901", but 1850 is an amount, too, and so is 1899. */
const rounded = /[059]$/;

const articles = wordsInAllLanguages(({ article }) => article);
const after = new Set([
  ...wordsInAllLanguages(({ fillers }) => fillers),
  ...wordsInAllLanguages(({ joins }) => joins),
  ...wordsInAllLanguages(({ asking }) => asking),
  ...wordsInAllLanguages(({ afterAmount }) => afterAmount),
]);
