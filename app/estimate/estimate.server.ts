import type { RouterContextProvider } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import {
  distinctOffers,
  type EstimateQuery,
  estimateParameters,
  maxMonths,
  maxPerRow,
  readEstimate,
} from "#app/studio/estimate-query.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { priceColumn } from "#app/ui/price-column.server.ts";
import { resultOf } from "./result.server.ts";

/** Everything that the page shows: the form as it was filled in, and the result. */
export function estimateData(context: Readonly<RouterContextProvider>, url: URL) {
  const locale = getLocale(context);
  const copy = getCopy(context, "estimate");
  const { cards, pricing } = getCopy(context, "services");
  const query = readEstimate(url.searchParams);
  return {
    copy,
    chosen: [...url.searchParams.keys()].some((name) => estimateParameters.has(name)),
    perMonth: fill(pricing.perMonth, { price: "" }).trim(),
    months: query.months,
    most: { months: maxMonths, ofARow: maxPerRow },
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

function distinctRows() {
  return [...new Set(distinctOffers.map(({ row }) => row))];
}

function offersOf(id: PriceId, { choices }: EstimateQuery, locale: Locale) {
  return distinctOffers
    .filter(({ row }) => row === id)
    .flatMap(({ name, row, billing }) => {
      const figures = priceColumn(locale, billing)(priceRow(row));
      const count = choices.find((choice) => choice.row === row && choice.billing === billing)?.count ?? 0;
      return figures ? [{ name, billing, count, figures }] : [];
    });
}
