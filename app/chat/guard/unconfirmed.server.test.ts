import { describe, expect, test, vi } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { legal } from "#app/studio/legal.ts";
import { prices } from "#app/studio/prices.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { answerCopy } from "../answers/answer-copy.server.ts";
import { priceText } from "../answers/price-text.server.ts";
import { unconfirmedClaims } from "./unconfirmed.server.ts";

// Another studio's list and currency: what is said here holds whatever the site's own are.
vi.mock("#app/studio/price-list.ts", () => import("../../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "GBP" } };
});

const { liabilityCap: cap } = legal;
const claims: [reply: string, unconfirmed: string[], ...questions: string[]][] = [
  // an amount of another row, or of no row
  ["An MVP costs £2,550.", ["£2,550"]],
  ["An MVP costs £12,000 to £17,400.", []],
  ["Un MVP coûte de 12 000 à 17 400 £.", []],
  ["Un MVP cuesta 900 £.", ["900 £"]],
  ["A landing page costs £12,000 and an MVP £900.", ["£12,000", "£900"]],
  ["A landing page costs £900–2,550 and an MVP £12,000–17,400.", []],
  ["A landing page and an MVP: £900 or £12,000.", []],
  ["£900–2,550 for a landing page, £2,550 for an MVP", ["£2,550"]],
  ["Landing page: 900 GBP. Website: 900 GBP.", ["900 GBP"]],
  ["- Landing page: £900–2,550\n- MVP: £999\n- Maintenance: £1,200", ["£999"]],
  ["Private projects are roughly £3,000 to £30,000+.", []],
  ["An MVP is roughly £30,000.", ["£30,000"]],
  ["Full-stack work starts at £6,600 and ends at £28,500.", []],
  ["Front-end work starts at £6,600.", ["£6,600"]],
  // carried from what was said before
  ["It costs £12,000.", [], "What is an MVP?"],
  ["It costs £900.", ["£900"], "What is an MVP?"],
  ["It costs £900.", [], "What is an MVP?", "and the landing page?"],
  ["An MVP is a first version. It costs £900.", ["£900"], "how much is a landing page"],
  ["It costs £900.", []],
  ["Our prices start at £900.", [], "what is an MVP?"],
  // once or by the month
  ["An MVP is £12,000–17,400, or £3,300 per month.", []],
  ["An MVP is £3,300.", ["£3,300"]],
  ["An MVP is £3,300.", [], "and an MVP monthly?"],
  ["An MVP is £12,000 per month.", ["£12,000"]],
  ["An MVP is £12,000/month.", ["£12,000"]],
  ["MVP : 12 000–17 400 £, 3 300 £ par mois", []],
  ["Abonnements : page d’atterrissage 120–840 £, MVP 3 300 £", []],
  ["Una landing: 900-2550 £ de una vez o 120-840 £ al mes", []],
  ["Una landing: 120-840 £ de una vez", ["120", "840 £"]],
  ["Nos tarifs vont de 120 £ par mois à 28 500 £.", []],
  ["Maintenance is £1,200.", []],
  // what follows from the rows
  ["Over 12 months the landing page subscription comes to £1,440–10,080.", []],
  ["Over a year the landing page subscription comes to £1,500.", ["£1,500"]],
  ["An MVP and a landing page together cost £12,900–19,950.", []],
  ["An MVP and a landing page together cost £12,600.", ["£12,600"]],
  // other currencies
  [`Our liability is capped at ${cap.currency} ${cap.amount}, not $500.`, ["$500"]],
  ["A landing page is $100.", ["$100"]],
  ["A landing page is CHF 300.", ["CHF 300"]],
  // percentages, shares and lengths of time
  ["50 % deposit, in 3 days", ["50 %", "3 days"]],
  ["20 % discount", ["20 %"]],
  [`Late payment bears interest of ${legal.lateInterestPercentPerMonth} % per month.`, []],
  ["An MVP with 2.5 % off", ["2.5 %"]],
  ["You pay half upfront.", ["half"]],
  ["La moitié du prix à la commande", ["moitié"]],
  ["A landing page takes 1 day to 1 week.", []],
  ["We build an MVP in 1 week.", ["1 week"]],
  ["It takes a week: in a week you have it.", ["a week"], "how long does an MVP take?"],
  ["Every MVP includes one month of free maintenance. We reply within 24 hours.", []],
  ["We have 10 years of experience.", ["10 years"]],
  ["Votre site sera en ligne en trois jours.", ["trois jours"]],
  // as it is written
  ["neuf cents euros", ["neuf cents euros"]],
  ["only 777 (GBP)!", ["777 (GBP)"]],
  ["it is ７７７£", ["７７７£"]],
  ["777\n£, 777,- £, £  777", ["777\n£", "777,- £", "£  777"]],
  ["From £999, or £999 a month", ["£999"]],
];

test.each(claims)("%j: %j", (reply, unconfirmed, ...questions) => {
  expect(unconfirmedClaims(reply, questions)).toEqual(unconfirmed);
});

describe.each(locales)("%s", (locale) => {
  test.each(prices.map(({ id }) => id))(
    "confirms the row %s as the pages write it, and no other amount for it",
    (id) => {
      const text = priceText(id, answerCopy(locale));
      expect(unconfirmedClaims(text)).toEqual([]);
      const name = copyIn(locale, "services").pricing.rows[id];
      for (const other of [777, 3, 12_345])
        expect(unconfirmedClaims(`${name}: £${other}`)).toEqual([`£${other}`]);
    },
  );

  test("confirms what the pages say word for word", () => {
    const quotes = Object.values(copyIn(locale, "testimonials").items).map(({ quote }) => quote);
    for (const text of [...copyIn(locale, "terms").sections.liability.paragraphs, ...quotes])
      expect(unconfirmedClaims(text, ["MVP?"])).toEqual([]);
  });
});

test.each(["£1, ", "half upfront ", "£1 monthly and ", "1 year mvp £3 ", "."])(
  "takes no longer than its length asks for: %j",
  (worst) => expectLinearTime((text) => unconfirmedClaims(text), worst),
  30_000,
);
