import { studio } from "#app/studio/company.ts";
import { type Price, type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import type { Ask } from "../understanding/ask.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";
import { priceText } from "./price-text.server.ts";
import { listText, rowsIn } from "./rows.ts";

/** What an amount is enough for: of the rows that are named, else of the whole list, the largest first. */
export function budgetFacts(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const amount = ask.quantities.find(
    (quantity) => quantity.kind === "money" && quantity.currency === studio.currency,
  )?.value;
  if (amount === undefined) return null;
  const { answers } = copy.chat;
  const named = rowsIn(ask);
  if (named.length > 0) {
    return named.slice(0, MOST).map((row) => {
      const verdict = answers[verdicts[fitOf(row, amount, ask.monthly)]];
      return fact("budget", `${priceText(row, copy)} ${verdict}`, copy.on.priceList, row);
    });
  }
  const rows = largestFirst(ask.monthly);
  const that = (wanted: Fit) =>
    rows.filter((row) => fitOf(row, amount, ask.monthly) === wanted).slice(0, MOST);
  const lists = [
    listText(answers.budgetFits, that("fits"), copy),
    listText(answers.budgetMaybe, that("maybe"), copy),
  ].filter((list) => list !== null);
  if (lists.length === 0) lists.push(listText(answers.budgetNone, rows.slice(-2).toReversed(), copy) ?? "");
  return [fact("budget", lists.join("\n"), copy.on.priceList)];
}

/** So many rows say enough. */
const MOST = 3;

type Fit = "fits" | "maybe" | "not";
const verdicts = { fits: "budgetYes", maybe: "budgetPerhaps", not: "budgetNo" } as const;

function fitOf(row: PriceId, amount: number, monthly: boolean): Fit {
  const price = priceFor(row, monthly);
  if (!price || amount < price.min) return "not";
  return amount < price.max ? "maybe" : "fits";
}

function priceFor(row: PriceId, monthly: boolean): Price | null {
  const { fixed, subscription } = priceRow(row);
  if (monthly) return subscription ?? (fixed.per === "month" ? fixed : null);
  return fixed.per === "project" ? fixed : null;
}

function largestFirst(monthly: boolean): PriceId[] {
  const sold = prices.map(({ id }) => id).filter((id) => priceFor(id, monthly) !== null);
  return sold.sort((a, b) => (priceFor(b, monthly)?.min ?? 0) - (priceFor(a, monthly)?.min ?? 0));
}
