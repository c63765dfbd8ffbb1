import type { RouterContextProvider } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { priceIn, timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatList, formatPrice } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { env } from "#app/platform/env.server.ts";
import { pageUrl } from "#app/seo/addresses.ts";
import { type Comparison, estimate, isSoldBothWays } from "#app/studio/estimate.ts";
import {
  distinctOffers,
  type EstimateQuery,
  estimateParameters,
  estimateQuery,
  mostMonths,
  mostOfARow,
  readEstimate,
} from "#app/studio/estimate-query.ts";
import { priceRow } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { drawComparison } from "./drawing.server.ts";

/** All that the page shows: the form as it was filled in, and what it comes to. */
export function estimateData(context: Readonly<RouterContextProvider>, url: URL) {
  const locale = getLocale(context);
  const copy = getCopy(context, "estimate");
  const { cards, pricing } = getCopy(context, "services");
  const query = readEstimate(url.searchParams);
  return {
    copy,
    chosen: [...url.searchParams.keys()].some((name) => estimateParameters.has(name)),
    months: query.months,
    most: { months: mostMonths, ofARow: mostOfARow },
    groups: serviceIds.map((id) => ({
      id,
      title: cards[id].title,
      rows: distinctRows().flatMap((row) =>
        priceRow(row).service === id
          ? [{ id: row, name: pricing.rows[row], offers: offersOf(row, query, locale) }]
          : [],
      ),
    })),
    result: resultOf(context, query),
  };
}

export type EstimateData = ReturnType<typeof estimateData>;

export type EstimateResult = ReturnType<typeof resultOf>;

function resultOf(context: Readonly<RouterContextProvider>, query: EstimateQuery) {
  const locale = getLocale(context);
  const copy = getCopy(context, "estimate");
  const { cards, pricing } = getCopy(context, "services");
  const { lines, months, once, monthly, total, comparison } = estimate(query.choices, query.months);
  const services = new Set(lines.map(({ row }) => priceRow(row).service));
  return {
    ignored: query.ignored.slice(0, 5).map((name) => name.slice(0, 40)),
    months,
    lines: lines.map(({ row, billing, count, price }) => ({
      id: `${row}.${billing}`,
      name: fill(pricing.sum.line, { count, service: pricing.rows[row] }),
      billing: isSoldBothWays(priceRow(row)) ? pricing.columns[billing] : null,
      price: priceIn(locale, { ...price, min: price.min * count, max: price.max * count }),
    })),
    sums: [
      ...(once.max > 0 ? [{ term: pricing.sum.once, amount: formatPrice(locale, once) }] : []),
      ...(monthly.max > 0 ? [{ term: pricing.sum.monthly, amount: formatPrice(locale, monthly) }] : []),
      {
        term: fill(months === 1 ? pricing.sum.total.one : pricing.sum.total.other, { months }),
        amount: formatPrice(locale, total),
      },
    ],
    timelines: serviceIds
      .filter((id) => services.has(id))
      .map((id) => ({ id, title: cards[id].title, text: fill(cards[id].timeline, timelineOf(id, locale)) })),
    notes: [copy.notes.range, copy.notes.vat, pricing.notes.maintenance, pricing.notes.hosting],
    comparison: comparison && comparisonIn(context, comparison, months),
    announcement: `${copy.result.heading}: ${formatPrice(locale, total)}`,
    query: estimateQuery(query.choices, query.months),
    address: addressOnPaper(estimateQuery(query.choices, query.months), locale),
  };
}

/** For the printed page. null for one so long that nobody would type it, and that would take the page's room. */
function addressOnPaper(query: string, locale: Locale) {
  const address = `${pageUrl(env.SITE_URL, "estimate", locale)}?${query}`;
  return address.length <= 300 ? address : null;
}

function comparisonIn(context: Readonly<RouterContextProvider>, comparison: Comparison, months: number) {
  const locale = getLocale(context);
  const { comparison: copy } = getCopy(context, "estimate");
  const { rows } = getCopy(context, "services").pricing;
  const { paidOff } = comparison;
  const fixed = formatPrice(locale, comparison.fixed);
  const names = formatList(
    locale,
    comparison.rows.map((row) => rows[row]),
  );
  const drawing = drawComparison(comparison, months);
  const passed = paidOff.min === paidOff.max ? paidOff.min : `${paidOff.min}–${paidOff.max}`;
  return {
    text: fill(copy.text, { rows: names, fixed, subscription: formatPrice(locale, comparison.subscription) }),
    paidOff:
      paidOff.min === paidOff.max
        ? fill(copy.paidOff, { month: paidOff.min })
        : fill(copy.paidOffSpan, { from: paidOff.min, to: paidOff.max }),
    drawing: {
      ...drawing,
      label: fill(copy.drawing, {
        months: drawing.months,
        fixed,
        reached: formatPrice(locale, drawing.reached),
        passed,
      }),
    },
  };
}

function distinctRows() {
  return [...new Set(distinctOffers.map(({ row }) => row))];
}

function offersOf(id: string, { choices }: EstimateQuery, locale: Locale) {
  return distinctOffers
    .filter(({ row }) => row === id)
    .flatMap(({ name, row, billing }) => {
      const price = priceRow(row)[billing];
      const count = choices.find((choice) => choice.row === row && choice.billing === billing)?.count ?? 0;
      return price ? [{ name, billing, per: price.per, count, price: priceIn(locale, price) }] : [];
    });
}
