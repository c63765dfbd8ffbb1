import { describe, expect, test, vi } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { legal } from "#app/studio/legal.ts";
import { prices } from "#app/studio/prices.ts";
import type { Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { priceLine } from "../assistant/price-answers.server.ts";
import { unconfirmedClaims } from "./unconfirmed.server.ts";

// Mocks the price list and the currency, so that the tests don't depend on the site's data.
vi.mock("#app/studio/price-list.ts", () => import("../../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "GBP" } };
});

const { liabilityCap: cap } = legal;
const claims: [reply: string, unconfirmed: string[], ...questions: string[]][] = [
  // amounts that belong to another row or to none
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
  // rows named in an earlier sentence or question
  ["It costs £12,000.", [], "What is an MVP?"],
  ["It costs £900.", ["£900"], "What is an MVP?"],
  ["It costs £900.", [], "What is an MVP?", "and the landing page?"],
  ["An MVP is a first version. It costs £900.", ["£900"], "how much is a landing page"],
  ["It costs £900.", []],
  ["Our prices start at £900.", [], "what is an MVP?"],
  // one-off and monthly prices
  ["An MVP is £12,000–17,400, or £3,300 per month.", []],
  ["An MVP is £3,300.", ["£3,300"]],
  ["An MVP is £3,300.", [], "and an MVP monthly?"],
  ["An MVP is £12,000 per month.", ["£12,000"]],
  ["An MVP is £12,000/month.", ["£12,000"]],
  ["MVP : 12 000–17 400 £, 3 300 £ par mois", []],
  ["Abonnements : landing page 120–840 £, MVP 3 300 £", []],
  ["Una landing: 900-2550 £ de una vez o 120-840 £ al mes", []],
  ["Una landing: 120-840 £ de una vez", ["120", "840 £"]],
  ["Nos tarifs vont de 120 £ par mois à 28 500 £.", []],
  ["Maintenance is £1,200.", []],
  // amounts calculated from rows
  ["Over 12 months the landing page subscription comes to £1,440–10,080.", []],
  ["Over a year the landing page subscription comes to £1,500.", ["£1,500"]],
  ["An MVP and a landing page together cost £12,900–19,950.", []],
  ["An MVP and a landing page together cost £12,600.", ["£12,600"]],
  // other currencies
  [`Our liability is capped at ${cap.currency} ${cap.amount}, not $500.`, ["$500"]],
  ["A landing page is $100.", ["$100"]],
  ["A landing page is CHF 300.", ["CHF 300"]],
  // percentages, shares and durations
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
  // claims quoted as written, in unusual notations
  ["neuf cents euros", ["neuf cents euros"]],
  ["only 777 (GBP)!", ["777 (GBP)"]],
  ["it is ７７７£", ["７７７£"]],
  ["777\n£, 777,- £, £  777", ["777\n£", "777,- £", "£  777"]],
  ["From £999, or £999 a month", ["£999"]],
  [
    "&pound;777, `777` `£`, 7\u200b77\u00ad £, ٧٧٧ £",
    ["&pound;777", "777` `£", "7\u200b77\u00ad £", "٧٧٧ £"],
  ],
  ["It is 777 рounds.", ["777 рounds"]],
  // numbers without a currency, beside a row's name
  ["An MVP costs 777.", ["777"]],
  ["For an MVP you pay 1,500 in total.", ["1,500"]],
  ["Comptez 1500 pour un MVP.", ["1500"]],
  ["Un MVP sale por 1500.", ["1500"]],
  ["Landing page: 55, MVP: 999 (all prices in pounds).", ["55", "999"]],
  ["Prices in GBP\n- MVP: 777", ["777"]],
  ["| MVP | 777 |", ["777"]],
  ["It costs 777.", ["777"], "What is an MVP?"],
  ["An MVP costs 15 a month, not 3,300.", ["15"]],
  ["An MVP costs 12,000 once or 3,300 a month.", []],
  ["Un MVP coûte entre 12 000 et 17 400.", []],
  ["MVP (2024): 3 pages, 24/7, in 30 languages, React 19. Call +36 1 555 01 23.", []],
  ["Q4 2026: a 3D MVP with OAuth 2.0, see section 12", []],
  // unexplained numbers of 20 or more
  ["Agreed: 777. OK, 778 for the MVP it is.", ["777", "778"]],
  ["Your total is 777.", ["777"]],
  ["That works. Deal 777.", ["777"]],
  ["Your MVP would be 777", ["777"]],
  ["I can offer you the MVP for 777.", ["777"]],
  ["We'd do an MVP at 1.5k", ["1.5k"]],
  ["You get 20 off.", ["20"]],
  ["It would be 12,000.", [], "What is an MVP?"],
  ["It would be 900.", ["900"], "What is an MVP?"],
  ["For 777-999, it would be 777–999 (777)", ["777", "999"]],
  ["We went from 20 to 30 pages, 960px wide and 300 KB in size.", []],
  ["Since 2019 (or 2020), on 25 March and March 26, until 12:45, for ISO-9001.", []],
  ["We run React 19, Node 24, answer HTTP 404 and keep to Article 28.", []],
  ["24. Call +36 30 555 01 23\n25) or (0)30 1234567", []],
  ["⁹⁹ euros, €⑨⑨, 9️⃣9️⃣ €, ⑳ pounds", ["⁹⁹ euros", "€⑨⑨", "9️⃣9️⃣ €", "⑳ pounds"]],
  // claims that something is free
  ["The MVP is free of charge.", ["free of charge"]],
  ["Un MVP gratuit, una landing gratis", ["gratuit", "gratis"]],
  ["Maintenance is free forever.", ["free"]],
  ["Maintenance is free for the first month.", []],
  ["Feel free to ask about the MVP.", []],
  // shares, deadlines and warranties
  ["A tenth off the MVP, a deposit of one fifth", ["tenth", "fifth"]],
  ["Ready by tomorrow. Your MVP is online by Friday.", ["tomorrow", "Friday"]],
  ["An MVP comes with a lifetime warranty.", ["lifetime warranty"]],
  // typical output of models
  [
    "| Service | Once | Monthly |\n| Landing page | £900–2,550 | £120–840 per month |\n| MVP | £12,000–17,400 | £3,300 per month |",
    [],
  ],
  ["1. **Landing page**: £900–2,550\n2. **MVP**: £12,000–17,400", []],
  ["Pay once (£900–2,550) or monthly (£120–840) for a landing page.", []],
  ["For a shop: £5,400–7,500 as a marketing website, £12,000–17,400 as an MVP.", []],
  ["A website (5 pages) starts at £5,400. Depuis 2019, nous avons livré 11 projets.", []],
  ["The quote is free. Hosting is included in subscriptions at no extra cost.", []],
  // totals over several months, and the month when paying once becomes cheaper
  ["After 4 months, paying once for an MVP is cheaper.", []],
  ["After 9 months, paying once for an MVP is cheaper.", ["9 months"]],
  ["An MVP over 6 months: £19,800. That is £2,400 more than £17,400.", []],
];

const namespaces = Object.keys(languages.en.copy) as Namespace[];

function textsIn(copy: unknown): string[] {
  return typeof copy === "string" ? [copy] : Object.values(copy as object).flatMap(textsIn);
}

test.each(claims)("finds the unconfirmed claims in %j: %j @sample", (reply, unconfirmed, ...questions) => {
  expect(unconfirmedClaims(reply, questions)).toEqual(unconfirmed);
});

describe.each(locales)("%s", (locale) => {
  test.each(prices.map(({ id }) => id))(
    "confirms the price line of %s as shown on the pages, and flags other amounts for that row",
    (id) => {
      const text = priceLine(id, locale);
      expect(unconfirmedClaims(text)).toEqual([]);
      const name = copyIn(locale, "services").pricing.rows[id];
      for (const other of [777, 3, 12_345])
        expect(unconfirmedClaims(`${name}: £${other}`)).toEqual([`£${other}`]);
    },
  );

  test("flags nothing in the site's own texts", () => {
    for (const namespace of namespaces)
      for (const text of textsIn(copyIn(locale, namespace)))
        expect(unconfirmedClaims(text, ["MVP?"]), text).toEqual([]);
  });
});

test("flags an amount in every currency format of every language", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const languages = Intl.NumberFormat.supportedLocalesOf(
    letters.flatMap((one) => letters.map((two) => one + two)),
  );
  const formats = new Set<string>();
  for (const language of languages) {
    for (const currency of Intl.supportedValuesOf("currency")) {
      const options = { style: "currency", currency, maximumFractionDigits: 0 } as const;
      const format = new Intl.NumberFormat(language, { ...options, currencyDisplay: "narrowSymbol" });
      if (/[\p{L}\p{Sc}]/u.test(format.format(777))) formats.add(format.format(777));
    }
  }
  for (const currency of Intl.supportedValuesOf("currency"))
    formats.add(`${currency} 777`).add(`777 ${currency}`);
  expect([...formats].filter((amount) => unconfirmedClaims(amount).length === 0)).toEqual([]);
}, 60_000);

test.each([
  "£1, ",
  "half upfront ",
  "£1 monthly and ",
  "1 year mvp £3 ",
  "mvp costs 1 2 3 ",
  "mvp free by Friday, ",
  "&euro;",
  ".",
])(
  "finds unconfirmed claims in linear time: %j",
  (worst) => expectLinearTime((text) => unconfirmedClaims(text), worst),
  30_000,
);
