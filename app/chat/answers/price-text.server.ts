import { priceInWords } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatUnit } from "#app/i18n/format.server.ts";
import { type Price, type PriceId, priceRow } from "#app/studio/prices.ts";
import { monthsOf } from "../text/durations.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import { lowestFirst } from "../understanding/asks/row-picks.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";
import { breakEven, compared, moreThan, overMonths, unpaidOf } from "./arithmetic.ts";

/** A row of the price list in one sentence. */
export function priceText(row: PriceId, copy: AnswerCopy) {
  const { service, fixed, subscription } = partsOf(row, copy);
  return subscription === null || subscription === fixed
    ? fill(copy.chat.facts.priceOnly, { service, price: fixed })
    : fill(copy.chat.facts.price, { service, fixed, subscription });
}

/** What is in it, and what it costs. */
export function describedText(row: PriceId, copy: AnswerCopy) {
  const price = priceText(row, copy).slice(copy.services.pricing.rows[row].length);
  const cost = price.replace(/^\s*:\s*/, "");
  return `${includedText(row, copy)} ${cost.charAt(0).toLocaleUpperCase(copy.locale)}${cost.slice(1)}`;
}

/** What is in it. */
export function includedText(row: PriceId, { locale, services }: AnswerCopy) {
  return formatLabelled(locale, services.pricing.rows[row], services.pricing.includes[row]);
}

/** Its subscription alone; what has none is paid by the month anyway. */
export function subscriptionText(row: PriceId, copy: AnswerCopy) {
  const { service, subscription } = partsOf(row, copy);
  return subscription === null
    ? priceText(row, copy)
    : fill(copy.chat.answers.subscriptionPrice, { service, subscription });
}

/** What it costs where it is paid once. */
export function fixedText(row: PriceId, copy: AnswerCopy) {
  const { service, fixed } = partsOf(row, copy);
  return fill(copy.chat.facts.priceOnly, { service, price: fixed });
}

/** Its two ways to pay side by side: over so many months, or where one overtakes the other. */
export function comparisonText(row: PriceId, months: number | null, copy: AnswerCopy) {
  const { answers } = copy.chat;
  const { service, fixed, subscription } = partsOf(row, copy);
  const price = priceRow(row);
  // What is paid by the month alone has nothing to be compared with.
  if (subscription === null || price.subscription === null || price.fixed.per === "month") {
    if (months === null) return priceText(row, copy);
    const total = priceInWords(copy.locale, overMonths(price.fixed, months));
    return fill(answers.overOnly, {
      service,
      period: periodText([months, months], copy),
      total,
      monthly: fixed,
    });
  }
  if (months === null) {
    const time = periodText(breakEven(price.fixed, price.subscription), copy);
    return fill(answers.compare, { service, fixed, monthly: subscription, time });
  }
  const over = overMonths(price.subscription, months);
  const total = priceInWords(copy.locale, over);
  const sentence = fill(answers.compareOver, {
    service,
    period: periodText([months, months], copy),
    total,
    monthly: subscription,
    fixed,
  });
  return `${sentence} ${answers[compared(over, price.fixed)]}`;
}

/** By how much one of two rows costs more, in both ways to pay; null where that depends on the size of the project. */
export function differenceText([one, other]: readonly [PriceId, PriceId], copy: AnswerCopy) {
  const [cheaper = one, dearer = other] = lowestFirst([one, other]);
  const [low, high] = [priceRow(cheaper), priceRow(dearer)];
  const fixed = moreThan(high.fixed, low.fixed);
  const monthly = moreThan(high.subscription ?? high.fixed, low.subscription ?? low.fixed);
  const { rows } = copy.services.pricing;
  const values = { cheaper: rows[cheaper], dearer: rows[dearer] };
  const inWords = (price: Price) => priceInWords(copy.locale, price);
  const { difference, differenceMonthly } = copy.chat.answers;
  if (fixed?.per === "project" && monthly)
    return fill(difference, { ...values, fixed: inWords(fixed), monthly: inWords(monthly) });
  return monthly?.per === "month" ? fill(differenceMonthly, { ...values, monthly: inWords(monthly) }) : null;
}

/** Upkeep over some months: what is paid of it, and that the first month is not. */
export function upkeepText(months: number, copy: AnswerCopy) {
  const paid = comparisonText("maintenance", months - unpaidOf(months), copy);
  return `${copy.services.pricing.notes.maintenance} ${paid}`;
}

/** The length of time that an ask is about, in whole months. */
export function monthsIn({ quantities }: Ask): number | null {
  const months = quantities.flatMap((quantity) =>
    quantity.kind === "duration" ? (monthsOf(quantity) ?? []) : [],
  );
  return months.find((count) => Number.isInteger(count) && count > 0 && count <= MOST_MONTHS) ?? null;
}

/** Nobody plans for longer. */
const MOST_MONTHS = 120;

/** What an amount is called that is enough for a price, or not. */
export const verdicts = { fits: "budgetYes", maybe: "budgetPerhaps", not: "budgetNo" } as const;

/** What is left of an amount once a price is paid, or what it is short of it; nothing where that depends on the project. */
export function leftText(amount: number, { min, max, per }: Price, copy: AnswerCopy) {
  const { left, short } = copy.chat.answers;
  const inWords = (low: number, high: number) => priceInWords(copy.locale, { min: low, max: high, per });
  if (amount > max) return fill(left, { amount: inWords(amount - max, amount - min) });
  return amount < min ? fill(short, { amount: inWords(min - amount, max - amount) }) : "";
}

function partsOf(row: PriceId, { locale, services }: AnswerCopy) {
  const { fixed, subscription } = priceRow(row);
  return {
    service: services.pricing.rows[row],
    fixed: priceInWords(locale, fixed),
    subscription: subscription && priceInWords(locale, subscription),
  };
}

function periodText([from, to]: readonly [number, number], { locale }: AnswerCopy) {
  return formatUnit(locale, from, "month", to);
}
