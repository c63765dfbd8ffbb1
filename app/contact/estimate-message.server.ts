import type { RouterContextProvider } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { priceIn } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatPrice } from "#app/i18n/format.server.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { env } from "#app/platform/env.server.ts";
import { pagePath } from "#app/seo/addresses.ts";
import { estimate, isSoldBothWays } from "#app/studio/estimate.ts";
import { estimateQuery, readEstimate } from "#app/studio/estimate-query.ts";
import { priceRow } from "#app/studio/prices.ts";

/** The estimate that the address carries, as the visitor's own words to begin with; empty where it carries none. */
export function estimateMessage(context: Readonly<RouterContextProvider>, query: URLSearchParams) {
  const { choices, months } = readEstimate(query);
  if (choices.length === 0) return "";
  const locale = getLocale(context);
  const { message, result } = getCopy(context, "estimate");
  const { rows, columns } = getCopy(context, "services").pricing;
  const { lines, once, monthly, total } = estimate(choices, months);
  const url = `${env.SITE_URL}${pagePath("estimate", locale)}?${estimateQuery(choices, months)}`;
  return [
    message.opening,
    ...lines.map(({ row, billing, count, price }) => {
      const service = fill(result.line, { count, service: rows[row] });
      const way = isSoldBothWays(priceRow(row)) ? `, ${columns[billing]}` : "";
      const sum = priceIn(locale, { ...price, min: price.min * count, max: price.max * count });
      return formatLabelled(locale, `- ${service}${way}`, sum);
    }),
    ...(once.max > 0 ? [formatLabelled(locale, result.once, formatPrice(locale, once))] : []),
    ...(monthly.max > 0 ? [formatLabelled(locale, result.monthly, formatPrice(locale, monthly))] : []),
    formatLabelled(
      locale,
      fill(months === 1 ? result.total.one : result.total.other, { months }),
      formatPrice(locale, total),
    ),
    fill(message.closing, { url }),
  ].join("\n");
}
