import { type Price, type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import type { Product } from "../../text/products.ts";

/** The rows that products stand for, each once; a service is all of its rows. */
export function rowsAmong(products: readonly Product[]): PriceId[] {
  return [...new Set(products.flatMap(rowsOf))].filter((row) => row !== "nda");
}

/** A service is all of its rows. */
function rowsOf(product: Product): (PriceId | "nda")[] {
  if (product.kind === "row" || product.kind === "nda") return [product.id];
  if (product.kind !== "service") return [];
  return prices.filter(({ service }) => service === product.id).map(({ id }) => id);
}

/** Whether it is one row of the price list, and not a service or a project. */
export function isRow({ kind }: Product) {
  return kind === "row";
}

export const security: Product = { kind: "service", id: "security" };

/** What is paid by the month, after the work: the care of a site, and who answers. */
export function isUpkeep({ id }: Product) {
  return id === "maintenance" || id === "onCall";
}

/** "The login part" is the row of that service which was spoken of. */
export function isPartOf(row: Product, service: Product) {
  return row.kind === "row" && service.kind === "service" && priceRow(row.id).service === service.id;
}

/** Rows that are pages and nothing behind them. */
export const sites: ReadonlySet<Product["id"]> = new Set<Product["id"]>(["landingPage", "marketingWebsite"]);

/** The same thing larger and larger, so that "the bigger one" and "the simple version" say which. */
const sizes: readonly (readonly PriceId[])[] = [
  ["landingPage", "marketingWebsite"],
  ["mvp", "saasPrototype"],
  ["tokenValidation", "rbacOauthLogging", "multiTenantAuth"],
];

/** The same thing in every size. */
export function sizeOf(row: Product["id"]): readonly PriceId[] {
  return sizes.find((rows) => rows.some((one) => one === row)) ?? [];
}

/** The next larger of the same thing, or the next smaller; null where there is none. */
export function nextInSize(row: Product["id"], step: 1 | -1): PriceId | null {
  const size = sizeOf(row);
  return size[size.findIndex((one) => one === row) + step] ?? null;
}

/** An MVP with payments and a dashboard is the prototype, and not the MVP with a panel on top. */
export function isGrown(need: Product["id"], [only, more]: readonly Product[]) {
  return need === "saasPrototype" && only?.id === "mvp" && !more;
}

/** The cheapest first: what is paid once by what it costs once, anything else by the month. */
export function lowestFirst(rows: readonly PriceId[]): PriceId[] {
  const areProjects = rows.every((row) => priceRow(row).fixed.per === "project");
  const key = (row: PriceId) => priceFor(row, !areProjects) ?? priceRow(row).fixed;
  return rows.toSorted((a, b) => key(a).min - key(b).min || key(a).max - key(b).max);
}

/** The cheapest first, or the dearest; where not several are named the two of all, what is built before what secures it. */
export function extremesOf(topic: "cheapest" | "dearest", named: readonly PriceId[] = []): PriceId[] {
  const isAll = named.length < 2;
  const sorted = lowestFirst(isAll ? projectRows : named);
  const ranked = topic === "dearest" ? sorted.toReversed() : sorted;
  const isSecurity = (row: PriceId) => Number(priceRow(row).service === "security");
  return isAll ? ranked.slice(0, 2).toSorted((a, b) => isSecurity(a) - isSecurity(b)) : ranked;
}

/** The lowest of all prices paid so, or the highest: where two overlap, which is the lower depends on the project. */
export function extremesPaid(topic: "cheapest" | "dearest", monthly: boolean): PriceId[] {
  const sold = prices.flatMap(({ id }) => {
    const price = priceFor(id, monthly);
    return price ? [{ id, price }] : [];
  });
  const sign = topic === "cheapest" ? 1 : -1;
  const isBeyond = (a: Price, b: Price) =>
    sign * (b.min - a.min) >= 0 && sign * (b.max - a.max) >= 0 && (a.min !== b.min || a.max !== b.max);
  return sold
    .filter(({ price }) => !sold.some((other) => isBeyond(other.price, price)))
    .toSorted((a, b) => sign * (a.price.min - b.price.min))
    .map(({ id }) => id);
}

/** The rows that begin or end at an amount: "what do I get for the 4,000 of an MVP?" */
export function rowsPricedAt(amount: number): PriceId[] {
  return prices.flatMap(({ id, fixed }) => (fixed.min === amount || fixed.max === amount ? [id] : []));
}

/** What can be had for less than the cheapest of these rows, the dearest first: of what is built, or of what secures it. */
export function rowsBelow(rows: readonly PriceId[]): PriceId[] {
  const [cheapest] = lowestFirst(rows);
  if (!cheapest) return [];
  const { service, fixed } = priceRow(cheapest);
  const isAlike = (other: string) => (service === "security") === (other === "security");
  // Of what is paid by the month, after the work, only the other is like it.
  if (isUpkeep({ kind: "row", id: cheapest }))
    return prices.flatMap(({ id, fixed: own }) =>
      isUpkeep({ kind: "row", id }) && !rows.includes(id) && own.min < fixed.min ? [id] : [],
    );
  const below = projectRows.filter((id) => {
    const row = priceRow(id);
    return isAlike(row.service) && !rows.includes(id) && row.fixed.min < fixed.min;
  });
  return lowestFirst(below).toReversed();
}

/** The row whose price goes from one of these amounts to the other: "why 850 and not 300?" */
export function rowOfRange(amounts: readonly number[]): PriceId | null {
  const [one, other, more] = [...new Set(amounts)].toSorted((a, b) => a - b);
  if (one === undefined || other === undefined || more !== undefined) return null;
  const isOf = (price: Price | null) => price !== null && price.min === one && price.max === other;
  return prices.find(({ fixed, subscription }) => isOf(fixed) || isOf(subscription))?.id ?? null;
}

export type Fit = "fits" | "maybe" | "not";

/** Whether an amount is enough for a price, by the month or once. */
export function fitOf({ min, max }: Pick<Price, "min" | "max">, amount: number): Fit {
  if (amount < min) return "not";
  return amount < max ? "maybe" : "fits";
}

/** What a row costs once, or by the month; null: it cannot be had so. */
export function priceFor(row: PriceId, monthly: boolean): Price | null {
  const { fixed, subscription } = priceRow(row);
  if (monthly) return subscription ?? (fixed.per === "month" ? fixed : null);
  return fixed.per === "project" ? fixed : null;
}

/** The rows that an amount is enough for, and those that it may be enough for, the largest first. */
export function rowsWithin(amount: number, monthly: boolean): Record<Fit, PriceId[]> {
  const sold = prices.map(({ id }) => id).filter((id) => priceFor(id, monthly) !== null);
  const largestFirst = sold.sort(
    (a, b) => (priceFor(b, monthly)?.min ?? 0) - (priceFor(a, monthly)?.min ?? 0),
  );
  const that = (wanted: Fit) =>
    largestFirst.filter((row) => {
      const price = priceFor(row, monthly);
      return price !== null && fitOf(price, amount) === wanted;
    });
  return { fits: that("fits"), maybe: that("maybe"), not: that("not") };
}

/** What is paid once. */
export const projectRows: readonly PriceId[] = prices
  .filter(({ fixed }) => fixed.per === "project")
  .map(({ id }) => id);
