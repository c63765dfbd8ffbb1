import { legal } from "../../app/studio/legal.ts";
import { knownAmounts } from "../../app/studio/prices.ts";

/** The amounts of money in a text, as they stand there, that neither the price list nor the terms hold. */
export function unknownAmounts(text: string): string[] {
  return [...text.matchAll(amount)].flatMap(([written, ...numbers]) => {
    const known = /\$|USD/i.test(written) ? new Set<number>([legal.liabilityCapUsd]) : knownAmounts();
    const values = numbers.filter(Boolean).map((digits) => Number(digits.replace(/\D/g, "")));
    return values.every((value) => known.has(value)) ? [] : [written.trim()];
  });
}

const number = String.raw`(\d{1,3}(?:[.,\s\u00a0\u202f]\d{3})+|\d+)`;
const range = `${number}(?:\\s?[–-]\\s?${number})?`;
const currency = String.raw`(?:€|\bEUR\b|\beuros?\b|\$|\bUSD\b)`;
// Written before the figure (€300–850, USD 100) or after it (300–850 €).
const amount = new RegExp(`${currency}\\s?${range}|${range}\\s?${currency}`, "gi");
