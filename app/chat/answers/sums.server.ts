import { priceInWords } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatUnit } from "#app/i18n/format.server.ts";
import { optionalPage } from "#app/pages.ts";
import { defaultMonths, estimateQuery, mostMonths, mostOfARow } from "#app/studio/estimate-query.ts";
import { type Price, priceRow } from "#app/studio/prices.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import { fitOf } from "../understanding/asks/row-picks.ts";
import { amountIn } from "../understanding/words/reading.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { choicesOf, lessMonths, sumOf, unpaidOf } from "./arithmetic.ts";
import type { Fact, Source } from "./fact.ts";
import { leftText, monthsIn, priceText, upkeepText, verdicts } from "./price-text.server.ts";
import { namedRowsIn } from "./rows.ts";

/** What several rows come to: paid once, by the month, over some months; null where there is nothing to add up. */
export function together(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const rows = namedRowsIn(ask);
  const { counts = {} } = ask;
  if (ask.aspect === "choice") return null;
  if (rows.length < 2 && !rows.some((row) => counts[row])) return null;
  const each = ask.aspect === "sum" ? [] : rows.map((row) => `- ${priceText(row, copy)}`);
  const months = monthsIn(ask);
  const upkeep = ask.free && months ? [`- ${upkeepText(months, copy)}`] : [];
  // Whoever adds up months of upkeep after a project may not know that one of them is free.
  const isUnfree = months !== null && !ask.free && rows.length > 1 && rows.includes("maintenance");
  const note = isUnfree ? [copy.services.pricing.notes.maintenance] : [];
  const lines = [...each, ...upkeep, ...sumsIn(ask, copy), ...note];
  const choices = choicesOf(rows, counts, ask.monthly && !ask.once ? "subscription" : "fixed");
  const query = estimateQuery(choices, months && months <= mostMonths ? months : defaultMonths);
  const page = optionalPage("estimate");
  const isEstimable = choices.every(({ count }) => count <= mostOfARow);
  const source: Source = page && isEstimable ? { ...copy.on.page(page), query } : copy.on.priceList;
  return [fact("estimate", lines.join("\n"), source)];
}

function sumsIn(ask: Ask, copy: AnswerCopy): string[] {
  const rows = namedRowsIn(ask);
  const { counts = {} } = ask;
  const { answers } = copy.chat;
  const inWords = (price: Price | null) => (price ? priceInWords(copy.locale, price) : "");
  const names = rows
    .map((row) => `${counts[row] ? `${counts[row]} × ` : ""}${copy.services.pricing.rows[row]}`)
    .join(" + ");
  const [fixed, subscription] = [sumOf(rows, counts, "fixed"), sumOf(rows, counts, "subscription")];
  const text =
    fixed.monthly && fixed.once ? answers.togetherBoth : fixed.once ? answers.together : answers.togetherOnly;
  const isOnce = !ask.monthly || ask.once || !fixed.once;
  const months = monthsIn(ask);
  // A project and some months of its upkeep: nobody who says so asks for the subscription.
  const isUpkept = months !== null && fixed.monthly !== null;
  const isMonthly = fixed.once && (ask.monthly || !(ask.once || isUpkept));
  const sums: string[] = [];
  if (isOnce)
    sums.push(
      fill(text, {
        rows: names,
        fixed: inWords(fixed.once ?? fixed.monthly),
        monthly: inWords(fixed.monthly),
      }),
    );
  if (isMonthly)
    sums.push(fill(answers.togetherMonthly, { rows: names, monthly: inWords(subscription.monthly) }));
  const free = ask.free ? priceRow("maintenance").fixed : null;
  const overAll = (billing: "fixed" | "subscription", over: number) =>
    lessMonths(sumOf(rows, counts, billing, over).total, free, unpaidOf(over));
  if (months) {
    const period = formatUnit(copy.locale, months, "month");
    // Who asks for the subscription alone is told nothing of fixed prices.
    const template = isOnce && isMonthly ? answers.togetherOver : answers.togetherOverOnly;
    sums.push(
      fill(template, {
        rows: names,
        period,
        fixed: inWords(overAll(isOnce ? "fixed" : "subscription", months)),
        monthly: inWords(overAll("subscription", months)),
      }),
    );
  }
  const amount = amountIn(ask.quantities);
  const all = isUpkept ? overAll("fixed", months) : (fixed.once ?? fixed.monthly);
  const sum = ask.monthly ? subscription.monthly : all;
  if (!amount || !sum) return sums;
  const left = ask.aspect === "left" ? leftText(amount.value, sum, copy) : "";
  return [...sums, `${answers[verdicts[fitOf(sum, amount.value)]]} ${left}`.trim()];
}
