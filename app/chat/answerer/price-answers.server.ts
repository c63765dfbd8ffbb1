import { copyIn, pageName } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatUnit, priceInWords } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { optionalPage } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { pagePath } from "#app/seo/addresses.ts";
import { estimate, isSoldBothWays, type Range } from "#app/studio/estimate.ts";
import { defaultMonths, estimateQuery, maxMonths } from "#app/studio/estimate-query.ts";
import { type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import type { Question } from "./state.ts";

/** Returns a row's price, in a sentence that introduces the row if the visitor described it without naming it. */
export function priceLine(row: PriceId, locale: Locale, isDescribed = false) {
  const { both, once, describedBoth, describedOnce } = copyIn(locale, "answerer").prices;
  const { fixed, subscription } = priceRow(row);
  const values = {
    service: nameOf(row, locale),
    fixed: priceInWords(locale, fixed),
    subscription: subscription ? priceInWords(locale, subscription) : "",
  };
  if (isSoldBothWays(priceRow(row))) return fill(isDescribed ? describedBoth : both, values);
  return fill(isDescribed ? describedOnce : once, values);
}

export function priceLines(rows: readonly PriceId[], locale: Locale) {
  return rows
    .map((row) => (rows.length > 1 ? `- ${priceLine(row, locale)}` : priceLine(row, locale)))
    .join("\n");
}

export function includedText(row: PriceId, locale: Locale) {
  const text = copyIn(locale, "services").pricing.includes[row];
  const phrase = text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
  // A language that keeps capitals, such as German, uses `text` instead of `phrase`.
  return fill(copyIn(locale, "answerer").prices.included, { service: nameOf(row, locale), phrase, text });
}

/** Compares a row's fixed price with its subscription over `months`, or if null, says when paying once is cheaper. */
export function comparisonText(row: PriceId, months: number | null, locale: Locale) {
  const line = priceLine(row, locale);
  const said = months === null ? turningPoint(row, locale) : overMonths(row, months, locale);
  return [line, ...said].join(" ");
}

/** Returns the rows' prices, then a link to the estimate, or the email address without an estimate page. */
export function estimateText({ months, orders, rows }: Question, locale: Locale) {
  const { addUp, addUpPerson } = copyIn(locale, "answerer").prices;
  const page = optionalPage("estimate");
  const lines = priceLines(rows, locale);
  if (!page) return `${lines}\n\n${fill(addUpPerson, { email: env.CONTACT_EMAIL })}`;
  const choices = orders.filter(({ row }) => rows.includes(row));
  const query = estimateQuery(choices, Math.min(months ?? defaultMonths, maxMonths));
  const address = pagePath(page, locale) + (query ? `?${query}` : "");
  return `${lines}\n\n${addUp} [${pageName(locale, page)}](${address})`;
}

/** Returns the cheapest row of each service, in the order of the price list. */
export function firstRows(): PriceId[] {
  const services = [...new Set(prices.map(({ service }) => service))];
  return services.flatMap((service) => {
    const own = prices.filter((row) => row.service === service).map(({ id }) => id);
    return cheapestOf(own).slice(0, 1);
  });
}

/** Returns the two project rows with the lowest prices, in the order of the price list. */
export function cheapestRows(): PriceId[] {
  const projects = prices.filter(({ fixed }) => fixed.per === "project").map(({ id }) => id);
  const [first, second] = cheapestOf(projects);
  return projects.filter((id) => id === first || id === second);
}

function cheapestOf(rows: readonly PriceId[]) {
  return rows.toSorted((a, b) => priceRow(a).fixed.min - priceRow(b).fixed.min);
}

function turningPoint(row: PriceId, locale: Locale) {
  const { paidOff, paidOffSpan } = copyIn(locale, "answerer").prices;
  const comparison = estimate([{ row, billing: "fixed", count: 1 }], 1).comparison;
  if (!comparison) return [];
  const { min: from, max: to } = comparison.paidOff;
  return [fill(from === to ? paidOff : paidOffSpan, { from, to })];
}

function overMonths(row: PriceId, months: number, locale: Locale) {
  const words = copyIn(locale, "answerer").prices;
  const { fixed, subscription } = priceRow(row);
  const monthly = subscription ?? (fixed.per === "month" ? fixed : null);
  if (!monthly) return [];
  const { total } = estimate([{ row, billing: subscription ? "subscription" : "fixed", count: 1 }], months);
  const values = {
    period: formatUnit(locale, months, "month"),
    total: priceInWords(locale, { ...total, per: "project" }),
  };
  if (!isSoldBothWays(priceRow(row))) return [fill(words.overOnly, values)];
  return [fill(words.over, values), words[cheaperWay(total, fixed)]];
}

function cheaperWay(total: Range, fixed: Range) {
  if (total.min > fixed.max) return "onceLess";
  return total.max < fixed.min ? "subscriptionLess" : "either";
}

function nameOf(row: PriceId, locale: Locale) {
  return copyIn(locale, "services").pricing.rows[row];
}
