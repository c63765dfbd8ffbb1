import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import {
  distinctOffers,
  type EstimateQuery,
  estimateParameters,
  readEstimate,
} from "#app/studio/estimate-query.ts";
import { type PriceRow, prices } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { figuresOf } from "#app/ui/price-column.server.ts";
import { resultOf } from "./result.server.ts";

export function estimateData(locale: Locale, url: URL) {
  const { title, intro, form, ...copy } = copyIn(locale, "estimate");
  // Leaves out the texts that only the server fills in.
  const { timeline, barOnce, sum, free, paper, ...result } = copy.result;
  const { paidOff, paidOffSpan, drawing, ...comparison } = copy.comparison;
  const { cards, pricing } = copyIn(locale, "services");
  const query = readEstimate(url.searchParams);
  return {
    title,
    intro,
    copy: { form, result, comparison, notes: copy.notes.heading },
    chosen: [...url.searchParams.keys()].some((name) => estimateParameters.has(name)),
    months: query.months,
    groups: serviceIds.map((id) => ({
      id,
      title: cards[id].title,
      rows: prices
        .filter(({ service }) => service === id)
        .map((row) => ({ id: row.id, name: pricing.rows[row.id], offers: offersOf(row, query, locale) })),
    })),
    result: resultOf(locale, query),
  };
}

type EstimateData = ReturnType<typeof estimateData>;
/** What the island needs. */
export type EstimatePartData = Omit<EstimateData, "chosen" | "title" | "intro">;
export type EstimateCopy = EstimateData["copy"];

function offersOf(row: PriceRow, { choices }: EstimateQuery, locale: Locale) {
  return distinctOffers
    .filter((offer) => offer.row === row.id)
    .flatMap(({ name, billing }) => {
      const figures = figuresOf(locale, row, billing);
      const count = choices.find((choice) => choice.row === row.id && choice.billing === billing)?.count ?? 0;
      return figures ? [{ name, count, figures }] : [];
    });
}
