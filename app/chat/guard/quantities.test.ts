import { expect, test } from "vitest";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { lex } from "./lexed.ts";
import { quantitiesIn } from "./quantities.ts";

const amountCases: [string, number[]][] = [
  ["A website is €1,900.", [1900]],
  ["Un site coûte 1 900 €", [1900]],
  ["Un site coûte 1\u202f900\u00a0€", [1900]],
  ["1900 EUR", [1900]],
  ["EUR 1900", [1900]],
  ["environ 1.9k €", [1900]],
  ["€1.9k", [1900]],
  ["€2k to 3k", [2000, 3000]],
  ["320–870 €", [320, 870]],
  ["€320–870", [320, 870]],
  ["€320 – €870", [320, 870]],
  ["between 320 and 870 euros", [320, 870]],
  ["between €320 and 870.", [320, 870]],
  ["entre 320 y 870 euros", [320, 870]],
  ["de 320 à 870 euros", [320, 870]],
  ["1.900 €", [1900]],
  ["1.900 a 2.700 €", [1900, 2700]],
  ["€1,900-2,700", [1900, 2700]],
  ["4 320–5 900 €", [4320, 5900]],
  ["€999/month", [999]],
  ["999€/mois", [999]],
  ["€320.00", [320]],
  ["320,50 €", [320.5]],
  ["€420 and 24 hours", [420]],
  ["€420 per month, reply within 24 hours", [420]],
  ["5 pages for 320 euros", [320]],
  ["roughly €1,000 to €10,000+", [1000, 10000]],
  ["nine hundred and ninety-nine euros", [999]],
  ["that is two thousand euros", [2000]],
  ["deux mille sept cents euros", [2700]],
  ["quatre-vingt-dix euros", [90]],
  ["mille euros", [1000]],
  ["dos mil setecientos euros", [2700]],
  ["cien mil euros", [100000]],
  ["2 mille euros", [2000]],
  ["2 thousand euros", [2000]],
  ["$500", [500]],
  ["100 USD", [100]],
  ["we answer within 24 hours, 9am-6pm, in 3 languages", []],
  ["all prices in euros", []],
  ["in euros, 24 hours", []],
  ["777EUR", [777]],
  ["777euros", [777]],
  ["EUR777", [777]],
  ["777 US dollars", [777]],
  ["CHF 777", [777]],
  ["777 Ft", [777]],
  ["2 million euros", [2_000_000]],
  ["2,5 millions d’euros", [2_500_000]],
  ["1.5M€", [1_500_000]],
  ["777\n€", [777]],
  ["€  777", [777]],
  ["7\u200b77\u00ad €", [777]],
  ["777,- €", [777]],
  ["777.– CHF", [777]],
  ["€-777", [777]],
  ["777 (EUR)", [777]],
  ["**777** €", [777]],
  ["７７７ €", [777]],
  ["＄７７７", [777]],
  ["₿2, ₺320 and 40 ₹", [2, 320, 40]],
  ["JPY 5000", [5000]],
  ["870/month", [870]],
  ["870 al mes", [870]],
  ["€320 to 870, depending on the pages", [320, 870]],
  ["in section 5, €320", [320]],
  ["pay once €320", [320]],
  ["the top 10, all 11 rows, 24/7, in 2026", []],
  ["prenez les trois. Le prix est affiché", []],
];

const parse = (text: string) => quantitiesIn(lex(text));

test.each(amountCases)("parses the amounts in %j @sample", (text, values) => {
  const amounts = parse(text).filter(({ kind }) => kind === "amount");
  expect(amounts.map(({ value }) => value)).toEqual(values);
});

const unitCases: [string, string[]][] = [
  ["50 % deposit, in 3 days", ["50 percent", "3 day"]],
  ["twenty percent", ["20 percent"]],
  ["1,5 % par mois, quinze pour cent, 10 por ciento", ["1.5 percent", "15 percent", "10 percent"]],
  ["within a week, a 3-day job, 2-3 weeks", ["1 week", "3 day", "2 week", "3 week"]],
  ["24-48h", ["24 hour", "48 hour"]],
  ["dans 5 jours ouvrés", ["5 day"]],
  ["dentro de un mes", ["1 month"]],
  ["a day like any other, 5 pages", []],
];

test.each(unitCases)("parses the percentages and durations in %j @sample", (text, expected) => {
  expect(parse(text).map(({ value, kind }) => `${value} ${kind}`)).toEqual(expected);
});

test.each([
  "1 000 000 ",
  "€1 ",
  "1,111,",
  "9",
  "two thousand and ",
  "1 to 2 or ",
  "777 of (",
  "é\u0301",
  "9\u20e3",
  "⁹",
  "777. ",
])("parses quantities in linear time: %j", (worst) => expectLinearTime(parse, worst), 30_000);
