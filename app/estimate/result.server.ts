import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import {
  formatDate,
  formatLabelled,
  formatList,
  formatPrice,
  formatUnit,
  priceIn,
  priceInWords,
  timeOf,
} from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { pageUrl } from "#app/seo/addresses.ts";
import { studio } from "#app/studio/company.ts";
import { type Comparison, type EstimateLine, estimate, isSoldBothWays } from "#app/studio/estimate.ts";
import { type EstimateQuery, estimateQuery } from "#app/studio/estimate-query.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import { drawComparison, riverWidth } from "./drawing.server.ts";

export type EstimateResult = ReturnType<typeof resultOf>;

export function resultOf(locale: Locale, query: EstimateQuery) {
  const { result: copy, notes } = copyIn(locale, "estimate");
  const { pricing } = copyIn(locale, "services");
  const { lines, months, once, monthly, total, comparison } = estimate(query.choices, query.months);
  const paidOnce = once.max > 0 ? formatPrice(locale, once) : null;
  const paidMonthly = monthly.max > 0 ? formatPrice(locale, monthly) : null;
  const sum = formatPrice(locale, total);
  const wanted = estimateQuery(query.choices, query.months);
  const address = `${pageUrl(env.SITE_URL, "estimate", locale)}?${wanted}`;
  return {
    ignored: [
      ...query.outOfRange.map(({ row, count }) =>
        fill(pricing.sum.line, { count, service: pricing.rows[row] }),
      ),
      ...query.ignored,
    ]
      .slice(0, SHOWN_NAMES)
      .map((name) => name.slice(0, SHOWN_LETTERS)),
    lines: lines.map(({ row, billing, count, price }, index) => ({
      id: `${row}.${billing}`,
      name: fill(pricing.sum.line, { count, service: pricing.rows[row] }),
      billing: isSoldBothWays(priceRow(row)) ? pricing.columns[billing] : null,
      price: priceIn(locale, {
        min: price.min * count,
        max: price.max * count,
        per: price.per === "month" ? "month" : "project",
      }),
      // Only on the row's first line, in case the row is bought both ways.
      about: lines.findIndex((line) => line.row === row) === index ? aboutRow(locale, row) : null,
    })),
    river: riverWidth(total.max),
    sums: sumsOf(locale, { months, paidOnce, paidMonthly, sum }),
    bar: [
      ...(paidOnce ? [fill(copy.barOnce, { price: paidOnce })] : []),
      ...(paidMonthly ? [fill(pricing.per.month, { price: paidMonthly })] : []),
    ].join(" · "),
    free: freeMonths(locale, lines),
    notes: [notes.range, pricing.notes.maintenance, notes.ways],
    comparison: comparison && comparisonIn(locale, comparison, lines, months),
    announcement: formatLabelled(locale, copy.heading, sum),
    paper: {
      studio: studio.name,
      contact: [env.CONTACT_EMAIL, env.CONTACT_PHONE, new URL(env.SITE_URL).host].join(" · "),
      text: fill(copy.paper, { date: formatDate(locale, new Date().toISOString().slice(0, 10)) }),
    },
    query: wanted,
    // For the printed page. A longer address is too long to type.
    address: address.length <= 300 ? address : null,
  };
}

/** How much of what a visitor wrote into the address is shown as ignored. */
const SHOWN_NAMES = 5;
const SHOWN_LETTERS = 40;

type Sums = { months: number; paidOnce: string | null; paidMonthly: string | null; sum: string };

/** The total; with a monthly price, below what is paid once and what is paid monthly. */
function sumsOf(locale: Locale, { months, paidOnce, paidMonthly, sum }: Sums) {
  const { sum: terms } = copyIn(locale, "services").pricing;
  if (!paidMonthly) return [{ term: copyIn(locale, "estimate").result.sum, amount: sum }];
  return [
    ...(paidOnce ? [{ term: terms.once, amount: paidOnce }] : []),
    { term: terms.monthly, amount: paidMonthly },
    { term: fill(terms.total, { period: formatUnit(locale, months, "month") }), amount: sum },
  ];
}

function aboutRow(locale: Locale, row: PriceId) {
  const time = timeOf(locale, row);
  const { timeline } = copyIn(locale, "estimate").result;
  const { includes } = copyIn(locale, "services").pricing;
  return time ? `${includes[row]} ${fill(timeline, { time })}` : includes[row];
}

/** Returns null without a project or without maintenance. */
function freeMonths(locale: Locale, lines: EstimateLine[]) {
  const upkeep = lines.find(({ row }) => priceRow(row).freeAfterProject);
  if (!upkeep || !lines.some(({ row }) => isSoldBothWays(priceRow(row)))) return null;
  const { min, max } = upkeep.price;
  const months = studio.freeMaintenanceMonths;
  const amount = formatPrice(locale, { min: min * months, max: max * months });
  return fill(copyIn(locale, "estimate").result.free, { amount });
}

function comparisonIn(locale: Locale, comparison: Comparison, lines: EstimateLine[], months: number) {
  const { comparison: copy } = copyIn(locale, "estimate");
  const { rows, sum } = copyIn(locale, "services").pricing;
  const { fixed, subscription, paidOff } = comparison;
  const drawing = drawComparison(comparison, months);
  const names = comparison.rows.map((row) => {
    const count = lines.reduce((all, line) => (line.row === row ? all + line.count : all), 0);
    return count > 1 ? fill(sum.line, { count, service: rows[row] }) : rows[row];
  });
  return {
    text: fill(paidOff.min === paidOff.max ? copy.paidOff : copy.paidOffSpan, {
      rows: formatList(locale, names),
      fixed: priceInWords(locale, { ...fixed, per: "project" }),
      subscription: priceInWords(locale, { ...subscription, per: "month" }),
      from: paidOff.min,
      to: paidOff.max,
    }),
    drawing,
    fixed: formatPrice(locale, fixed),
    subscription: formatPrice(locale, {
      min: subscription.min * drawing.last,
      max: subscription.max * drawing.last,
    }),
    label: fill(copy.drawing, {
      fixed: formatPrice(locale, fixed),
      passed: paidOff.min === paidOff.max ? paidOff.min : `${paidOff.min}–${paidOff.max}`,
    }),
  };
}
