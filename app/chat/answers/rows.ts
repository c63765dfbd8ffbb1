import type { PriceId } from "#app/studio/prices.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import { rowsAmong } from "../understanding/asks/row-picks.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";
import { priceText } from "./price-text.server.ts";

/** The rows of the price list that an ask is about; a service is all of its rows. */
export function rowsIn({ products }: Ask): PriceId[] {
  return rowsAmong(products);
}

/** The rows that are named themselves, and not as one of a service's. */
export function namedRowsIn({ products }: Ask): PriceId[] {
  return rowsAmong(products.filter(({ kind }) => kind === "row"));
}

/** Rows with their prices under a heading, or null where there are none. */
export function listText(
  heading: string,
  rows: readonly PriceId[],
  copy: AnswerCopy,
  text: RowText = priceText,
) {
  if (rows.length === 0) return null;
  return [heading, ...rows.map((row) => `- ${text(row, copy)}`)].join("\n");
}

type RowText = (row: PriceId, copy: AnswerCopy) => string;

/** A fact for each row that is asked about, or null where none is. */
export function rowFacts(topic: Topic, ask: Ask, copy: AnswerCopy, text: RowText): Fact[] | null {
  const rows = rowsIn(ask);
  return rows.length === 0 ? null : rows.map((row) => fact(topic, text(row, copy), copy.on.priceList, row));
}
