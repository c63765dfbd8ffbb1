import { priceInWords } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatUnit } from "#app/i18n/format.server.ts";
import type { Price, PriceId } from "#app/studio/prices.ts";
import type { Ask, Counts } from "../understanding/asks/ask.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { breakEven, moreThan, sumOf } from "./arithmetic.ts";
import type { Fact } from "./fact.ts";
import { monthsIn, priceText } from "./price-text.server.ts";
import { namedRowsIn } from "./rows.ts";

/** By how much one selection of rows costs more than another: paid once, by the month, or over some months. */
export function differenceFacts(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const { against } = ask;
  if (!against || against.length === 0) return null;
  const counts = Object.fromEntries(against.map(({ row, count }) => [row, count]));
  const one = { rows: namedRowsIn(ask), counts: ask.counts ?? {} };
  const other = { rows: against.map(({ row }) => row), counts };
  const text = differenceOf(one, other, ask, copy);
  return text ? [fact("difference", text, copy.on.priceList)] : null;
}

/** By how much one way to pay costs more than the other over the months that are asked about. */
export function gapFacts(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const months = monthsIn(ask);
  const [fixed, subscription] = bothWays(ask, months ?? 1);
  if (!months) return null;
  const { gapSubscription, gapFixed } = copy.chat.answers;
  const more = moreThan(subscription, fixed);
  const less = moreThan(fixed, subscription);
  const amount = more ?? less;
  if (!amount) return null;
  const values = {
    period: formatUnit(copy.locale, months, "month"),
    amount: priceInWords(copy.locale, amount),
  };
  return [fact("compare", fill(more ? gapSubscription : gapFixed, values), copy.on.priceList)];
}

/** From when on the fixed price of a selection costs less; null where it is not sold both ways. */
export function paidOffFacts(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const rows = namedRowsIn(ask);
  const counts = ask.counts ?? {};
  const fixed = sumOf(rows, counts, "fixed");
  const { monthly } = sumOf(rows, counts, "subscription");
  if (!fixed.once || fixed.monthly || !monthly) return null;
  const [from, to] = breakEven(fixed.once, monthly);
  const text = fill(copy.chat.answers.compare, {
    service: namesOf({ rows, counts }, copy),
    fixed: priceInWords(copy.locale, fixed.once),
    monthly: priceInWords(copy.locale, monthly),
    time: formatUnit(copy.locale, from, "month", to),
  });
  const [only, more] = rows;
  const isOne = only !== undefined && !more && (counts[only] ?? 1) === 1;
  const each = isOne ? [] : rows.map((row) => `- ${priceText(row, copy)}`);
  return [fact("compare", [...each, text].join("\n"), copy.on.priceList, more ? undefined : only)];
}

type Selection = { rows: readonly PriceId[]; counts: Counts };

function differenceOf(one: Selection, other: Selection, ask: Ask, copy: AnswerCopy): string | null {
  const months = monthsIn(ask);
  const ways = (["fixed", "subscription"] as const).map((billing) => {
    const [a, b] = [one, other].map(({ rows, counts }) => sumOf(rows, counts, billing, months ?? 1));
    return a && b ? { a, b } : null;
  });
  const [fixed, subscription] = ways;
  if (!fixed || !subscription) return null;
  const names = (isFirst: boolean) => ({
    dearer: namesOf(isFirst ? one : other, copy),
    cheaper: namesOf(isFirst ? other : one, copy),
  });
  const inWords = (price: Price) => priceInWords(copy.locale, price);
  const { difference, differenceMonthly, differenceOver, differenceOnce } = copy.chat.answers;
  if (months) {
    const { a, b } = ask.monthly ? subscription : fixed;
    const apart = apartFrom(a.total, b.total);
    const period = formatUnit(copy.locale, months, "month");
    return apart && fill(differenceOver, { ...names(apart.isFirst), period, amount: inWords(apart.price) });
  }
  const monthly = apartFrom(subscription.a.monthly, subscription.b.monthly);
  const once = apartFrom(fixed.a.once, fixed.b.once);
  const isOfBoth =
    once && monthly && once.isFirst === monthly.isFirst && !fixed.a.monthly && !fixed.b.monthly;
  if (isOfBoth && !ask.monthly)
    return fill(difference, {
      ...names(once.isFirst),
      fixed: inWords(once.price),
      monthly: inWords(monthly.price),
    });
  if (ask.monthly || !once)
    return monthly && fill(differenceMonthly, { ...names(monthly.isFirst), monthly: inWords(monthly.price) });
  return fill(differenceOnce, { ...names(once.isFirst), amount: inWords(once.price) });
}

/** By how much two amounts differ, and whether the first is the higher one; null where that depends on the project. */
function apartFrom(a: Price | null, b: Price | null) {
  const more = moreThan(a, b);
  const price = more ?? moreThan(b, a);
  return price ? { price, isFirst: more !== null } : null;
}

function bothWays(ask: Ask, months: number) {
  const rows = namedRowsIn(ask);
  const counts = ask.counts ?? {};
  return [
    sumOf(rows, counts, "fixed", months).total,
    sumOf(rows, counts, "subscription", months).total,
  ] as const;
}

function namesOf({ rows, counts }: Selection, copy: AnswerCopy) {
  return rows
    .map((row) => `${(counts[row] ?? 1) > 1 ? `${counts[row]} × ` : ""}${copy.services.pricing.rows[row]}`)
    .join(" + ");
}
