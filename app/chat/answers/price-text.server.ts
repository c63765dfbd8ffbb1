import { priceInWords } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatUnit } from "#app/i18n/format.server.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";
import { breakEven, compared, overMonths } from "./arithmetic.ts";

/** A row of the price list in one sentence. */
export function priceText(row: PriceId, copy: AnswerCopy) {
  const { service, fixed, subscription } = partsOf(row, copy);
  return subscription === null || subscription === fixed
    ? fill(copy.chat.facts.priceOnly, { service, price: fixed })
    : fill(copy.chat.facts.price, { service, fixed, subscription });
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

/** Its two ways to pay side by side: over so many months, or where one overtakes the other. */
export function comparisonText(row: PriceId, months: number | undefined, copy: AnswerCopy) {
  const { answers } = copy.chat;
  const { service, fixed, subscription } = partsOf(row, copy);
  const price = priceRow(row);
  // What is paid by the month alone has nothing to be compared with.
  if (subscription === null || price.subscription === null || price.fixed.per === "month")
    return priceText(row, copy);
  if (months === undefined) {
    const time = durationText(breakEven(price.fixed, price.subscription), copy);
    return fill(answers.compare, { service, fixed, monthly: subscription, time });
  }
  const over = overMonths(price.subscription, months);
  const total = priceInWords(copy.locale, over);
  const sentence = fill(answers.compareOver, {
    service,
    period: durationText([months, months], copy),
    total,
    monthly: subscription,
    fixed,
  });
  return `${sentence} ${answers[compared(over, price.fixed)]}`;
}

function partsOf(row: PriceId, { locale, services }: AnswerCopy) {
  const { fixed, subscription } = priceRow(row);
  return {
    service: services.pricing.rows[row],
    fixed: priceInWords(locale, fixed),
    subscription: subscription && priceInWords(locale, subscription),
  };
}

function durationText([from, to]: readonly [number, number], { locale }: AnswerCopy) {
  return formatUnit(locale, from, "month", to);
}
