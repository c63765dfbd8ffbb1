import type { RouterContextProvider } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatPrice, formatUnit, priceIn } from "#app/i18n/format.server.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { optionalPage } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { pagePath } from "#app/seo/addresses.ts";
import { estimate, isSoldBothWays } from "#app/studio/estimate.ts";
import { estimateQuery, readEstimate } from "#app/studio/estimate-query.ts";
import { priceRow } from "#app/studio/prices.ts";

/** The estimate that is sent with a message, or null if the query has none. */
export type AttachedEstimate = NonNullable<ReturnType<typeof attachedEstimate>>;

export function attachedEstimate(context: Readonly<RouterContextProvider>, query: URLSearchParams) {
  const { choices, months } = readEstimate(query);
  const page = optionalPage("estimate");
  if (!page || choices.length === 0) return null;
  const locale = getLocale(context);
  const { estimate: words } = getCopy(context, "contact");
  const { rows, columns, sum: sums } = getCopy(context, "services").pricing;
  const { lines, once, monthly, total } = estimate(choices, months);
  const wanted = estimateQuery(choices, months);
  const url = `${env.SITE_URL}${pagePath(page, locale)}?${wanted}`;
  const items = [
    ...lines.map(({ row, billing, count, price }) => {
      const service = fill(sums.line, { count, service: rows[row] });
      const way = isSoldBothWays(priceRow(row)) ? `, ${columns[billing]}` : "";
      const sum = priceIn(locale, { ...price, min: price.min * count, max: price.max * count });
      return formatLabelled(locale, `${service}${way}`, sum);
    }),
    ...(once.max > 0 ? [formatLabelled(locale, sums.once, formatPrice(locale, once))] : []),
    ...(monthly.max > 0 ? [formatLabelled(locale, sums.monthly, formatPrice(locale, monthly))] : []),
  ];
  const sum = formatLabelled(
    locale,
    fill(sums.total, { period: formatUnit(locale, months, "month") }),
    formatPrice(locale, total),
  );
  const [main] = lines.toSorted((one, other) => other.price.max * other.count - one.price.max * one.count);
  return {
    query: wanted,
    items,
    sum,
    service: main ? priceRow(main.row).service : "",
    text: [words.opening, ...items.map((item) => `- ${item}`), sum, fill(words.closing, { url })].join("\n"),
  };
}
