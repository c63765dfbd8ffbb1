import { type PriceId, prices } from "#app/studio/prices.ts";

/** The row of the price list that somebody describes without naming it, or none. */
export type Need = PriceId | "none";

export const needs: readonly Need[] = [...prices.map(({ id }) => id), "none"];
