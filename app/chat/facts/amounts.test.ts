import { expect, test } from "vitest";
import { amountsIn, unconfirmedAmounts } from "./amounts.ts";

const readings: [string, number[]][] = [
  ["A website is €1,800.", [1800]],
  ["Un site coûte 1 800 €", [1800]],
  ["Un site coûte 1\u202f800\u00a0€", [1800]],
  ["1800 EUR", [1800]],
  ["EUR 1800", [1800]],
  ["environ 1.8k €", [1800]],
  ["€1.8k", [1800]],
  ["€2k to 3k", [2000, 3000]],
  ["300–850 €", [300, 850]],
  ["€300–850", [300, 850]],
  ["€300 – €850", [300, 850]],
  ["between 300 and 850 euros", [300, 850]],
  ["between €300 and 850.", [300, 850]],
  ["entre 300 y 850 euros", [300, 850]],
  ["de 300 à 850 euros", [300, 850]],
  ["1.800 €", [1800]],
  ["1.800 a 2.500 €", [1800, 2500]],
  ["€1,800-2,500", [1800, 2500]],
  ["4 000–5 800 €", [4000, 5800]],
  ["€999/month", [999]],
  ["999€/mois", [999]],
  ["€300.00", [300]],
  ["300,50 €", [300.5]],
  ["€400 and 24 hours", [400]],
  ["€400 per month, reply within 24 hours", [400]],
  ["5 pages for 300 euros", [300]],
  ["roughly €1,000 to €10,000+", [1000, 10000]],
  ["nine hundred and ninety-nine euros", [999]],
  ["that is two thousand euros", [2000]],
  ["deux mille cinq cents euros", [2500]],
  ["quatre-vingt-dix euros", [90]],
  ["mille euros", [1000]],
  ["dos mil quinientos euros", [2500]],
  ["cien mil euros", [100000]],
  ["2 mille euros", [2000]],
  ["2 thousand euros", [2000]],
  ["$500", [500]],
  ["100 USD", [100]],
  ["we answer within 24 hours, 9am-6pm, in 3 languages", []],
  ["all prices in euros", []],
  ["in euros, 24 hours", []],
];

test.each(readings)("reads %j", (text, values) => {
  expect(amountsIn(text).map(({ value }) => value)).toEqual(values);
});

test("names what the price list does not hold, as it is written, once", () => {
  expect(unconfirmedAmounts("From €999, or €999 a month; a landing page is €300–850.")).toEqual(["€999"]);
  expect(unconfirmedAmounts("Entre 300 et 999 €")).toEqual(["999 €"]);
  expect(unconfirmedAmounts("MVP : 4 000–5 800 €, 1 100 € par mois")).toEqual([]);
  expect(unconfirmedAmounts("Our liability is capped at USD 100, not $500")).toEqual(["$500"]);
  expect(unconfirmedAmounts("neuf cents euros")).toEqual(["neuf cents euros"]);
});
