import type { PriceId } from "#app/studio/prices.ts";
import { rowsOf } from "../guard/listed.ts";
import type { Ask } from "../understanding/ask.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";
import { priceText } from "./price-text.server.ts";

/** The rows of the price list that an ask is about; a service is all of its rows. */
export function rowsIn({ products }: Ask): PriceId[] {
  const rows = products.flatMap(rowsOf).filter((row) => row !== "nda");
  return [...new Set(rows)];
}

/** Rows with their prices under a heading, or null where there are none. */
export function listText(heading: string, rows: readonly PriceId[], copy: AnswerCopy) {
  if (rows.length === 0) return null;
  return [heading, ...rows.map((row) => `- ${priceText(row, copy)}`)].join("\n");
}
