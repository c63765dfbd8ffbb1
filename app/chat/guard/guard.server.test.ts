import { expect, test, vi } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { legal } from "#app/studio/legal.ts";
import { prices } from "#app/studio/prices.ts";
import type { Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { answerText } from "../answerer/answers.server.ts";
import { priceLine } from "../answerer/price-answers.server.ts";
import { questionFor } from "../answerer/state.ts";
import { topicIds } from "../answerer/topics.ts";
import { createGuard, unconfirmedFigures } from "./guard.server.ts";

// Mocks the price list and the currency, so that the tests don't depend on the site's data.
vi.mock("#app/studio/price-list.ts", () => import("../../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "GBP" } };
});

const { liabilityCap: cap } = legal;
const sentences: [sentence: string, unconfirmed: string[]][] = [
  // prices of the row that the sentence names
  ["An MVP costs £12,000 to £17,400.", []],
  ["An MVP costs £2,550.", ["£2,550"]],
  ["Un MVP coûte de 12 000 à 17 400 £.", []],
  ["Un MVP cuesta 900 £.", ["900 £"]],
  ["Un MVP cuesta entre 12.000 y 17.400 £.", []],
  ["Landing pages: £900–2,550 once, £120–840 per month", []],
  ["Las landing pages cuestan 120-900 £ al mes", ["900 £"]],
  ["Nos interfaces d’administration commencent à 6 600 £.", []],
  ["Notre prototype de SaaS commence à 6 600 £.", ["6 600 £"]],
  ["Maintenance is £1,200/month.", []],
  ["Maintenance is £1,500/month.", ["£1,500"]],
  ["An MVP costs £20.", ["£20"]],
  // any row's price if the sentence names none or several
  ["It costs £900, not £901.", ["£901"]],
  ["A landing page and an MVP: £900 and £12,000.", []],
  ["Private projects are roughly £3,000 to £30,000+.", []],
  // an amount per month is a monthly price
  ["An MVP is £12,000–17,400, or £3,300 per month.", []],
  ["An MVP is £12,000 per month.", ["£12,000"]],
  ["Un MVP: 3300 £ mensuels, soit 17 400 £/mois.", ["17 400 £"]],
  ["Una landing: de 120 a 840 £ al mes", []],
  ["Una landing: de 120 a 900 £ al mes", ["900 £"]],
  // over some months
  ["Over 7 months, an MVP comes to £23,100.", []],
  ["Over a year the landing page comes to £1,440–10,080.", []],
  ["Sur six mois, un MVP revient à 19 800 £.", []],
  ["En 7 meses, un MVP suma 23.000 £.", ["7 meses", "23.000 £"]],
  ["Maintenance over 11 months: £13,200.", []],
  ["After 4 months, paying once for an MVP is cheaper.", []],
  ["After 9 months, paying once for an MVP is cheaper.", ["9 months"]],
  // percentages and periods
  [`Late payment bears interest of ${legal.lateInterestPercentPerMonth} % per month.`, []],
  ["You get 2.5% off, or 20 percent in May.", ["2.5%", "20 percent"]],
  ["Un acompte de 45 %, un descuento del 15 por ciento", ["45 %", "15 por ciento"]],
  ["We reply within 24 hours, after 2 weeks you have it.", []],
  ["We reply within 25 hours, in 3-4 weeks you have it.", ["25 hours", "3", "4 weeks"]],
  ["Votre site en 3 jours ouvrés, su web en 5 días", ["3 jours", "5 días"]],
  ["A 3-day job, 5 working days, 48h, 90 minutes", ["3-day", "5 working days", "48h", "90 minutes"]],
  ["We have 10 years of experience.", ["10 years"]],
  // numbers without a unit
  ["An MVP costs 777.", ["777"]],
  ["Un MVP sale por 900, comptez 12000.", ["900"]],
  ["| MVP | 12,000 | 777 |", ["777"]],
  ["We’d do it at 1.6k, or 12k.", ["1.6k"]],
  ["5 pages, 3 languages, 24. in 2 rounds", []],
  ["In 1987 we delivered 450 sites.", ["1987", "450"]],
  [`It is ${new Date().getUTCFullYear()}.`, []],
  // phone numbers and legal amounts
  [`Call ${env.CONTACT_PHONE} or ${env.CONTACT_PHONE.replaceAll(" ", "")}.`, []],
  [`Our liability is capped at ${cap.currency} ${cap.amount}, not $500.`, ["$500"]],
  // currencies and ways to write numbers
  ["A website for €901, 902 GBP, £903 or CHF 904", ["€901", "902 GBP", "£903", "CHF 904"]],
  ["CA$50, 12 ₹, US$ 20", ["CA$50", "12 ₹", "US$ 20"]],
  ["An MVP: 12\u202f000\u00a0£, 12\u2009000 £, £12’000, £12,000.00, 12.000 GBP", []],
  ["An MVP: 12\u202f001\u00a0£, £12’001, £12,000.50", ["12\u202f001\u00a0£", "£12’001", "£12,000.50"]],
  ["٧٧٧ £, ７７７£, ⁹⁹£, ٩٠٠ £", ["٧٧٧ £", "７７７£", "⁹⁹£"]],
  ["£2M, £0.9k, 1.6k£", ["£2M", "1.6k£"]],
  ["It costs £777 or\n£778! £779? £780", ["£777", "£778", "£779", "£780"]],
  // names and technical measures
  ["HTTP 404 and ISO-9001, under Article 28 and RFC 9110", []],
  ["1920px, 1920 × 1080, 300 KB, 60 fps and 250ms", []],
  ["24/7, 12:45, on 25/12/2031, in version 1.2.34", []],
  ["ES2023, OAuth 2.0, WCAG 2.2, SHA-256, a 45th page", []],
  ["Wir nutzen React 99. Node 99 too.", ["99"]],
  // typical output of models
  ["1. **Landing page**: £900–2,550\n2. **MVP**: £12,000–17,401", ["17,401"]],
  ["| Landing page | £900–2,550 | £120–840 per month |\n| MVP | £12,000–17,400 | £3,300 |", []],
  ["Pay once (£900–2,550) or monthly (£120–840) for a landing page.", []],
  ["The quote is free. It is valid for 30 days.", []],
];

test.each(sentences)("marks the unconfirmed figures in %j: %j @sample", (sentence, unconfirmed) => {
  expect(unconfirmedFigures(sentence)).toEqual(unconfirmed);
});

test.each(locales)("marks nothing in the site's own texts and answers in %s", (locale) => {
  const texts = Object.keys(languages[locale].copy).flatMap((namespace) =>
    textsIn(copyIn(locale, namespace as Namespace)),
  );
  const all = prices.map(({ id }) => id);
  const answers = topicIds.flatMap((topic) => [
    answerText(questionFor(topic), locale),
    ...all.flatMap((row) =>
      [null, 7].map((months) => answerText(questionFor(topic, { rows: [row], months }), locale)),
    ),
  ]);
  const marked = [...texts, ...answers, ...all.map((row) => priceLine(row, locale))].filter(
    (text) => unconfirmedFigures(text).length > 0,
  );
  expect(marked, "name the row as pricing.rows does, and a sum in one sentence with its months").toEqual([]);
});

function textsIn(copy: unknown): string[] {
  return typeof copy === "string" ? [copy] : Object.values(copy as object).flatMap(textsIn);
}

test("finds the same figures wherever a reply is split", () => {
  const reply = "An MVP costs £2,550. It takes 45 days.\nA landing page: 120 £ or £840 per month! Or 777?";
  const whole = unconfirmedFigures(reply);
  for (let at = 1; at < reply.length; at++) {
    const guard = createGuard();
    for (const piece of [reply.slice(0, at), reply.slice(at)]) for (const _ of guard.push(piece));
    expect(guard.end(), `split at ${at}`).toEqual(whole);
  }
});

test.each(["£1, ", "1 ", "1 000 ", "9", "a", "MVP 1\n", ". ", "1,111,", "777 to ", "month 1 year "])(
  "finds unconfirmed figures in linear time: %j",
  (worst) => expectLinearTime(unconfirmedFigures, worst),
);
