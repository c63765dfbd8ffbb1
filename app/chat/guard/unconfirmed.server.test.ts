import { describe, expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { prices } from "#app/studio/prices.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { answerCopy } from "../answers/answer-copy.server.ts";
import { priceText } from "../answers/price-text.server.ts";
import { unconfirmedClaims } from "./unconfirmed.server.ts";

const claims: [reply: string, unconfirmed: string[], ...questions: string[]][] = [
  // an amount of another row, or of no row
  ["An MVP costs €850.", ["€850"]],
  ["An MVP costs €4,000 to €5,800.", []],
  ["Un MVP coûte de 4 000 à 5 800 €.", []],
  ["Un MVP cuesta 300 €.", ["300 €"]],
  ["A landing page costs €4,000 and an MVP €300.", ["€4,000", "€300"]],
  ["A landing page costs €300–850 and an MVP €4,000–5,800.", []],
  ["A landing page and an MVP: €300 or €4,000.", []],
  ["€300–850 for a landing page, €850 for an MVP", ["€850"]],
  ["Landing page: 300 EUR. Website: 300 EUR.", ["300 EUR"]],
  ["- Landing page: €300–850\n- MVP: €999\n- Maintenance: €400", ["€999"]],
  ["Private projects are roughly €1,000 to €10,000+.", []],
  ["An MVP is roughly €10,000.", ["€10,000"]],
  ["Full-stack work starts at €2,200 and ends at €9,500.", []],
  ["Front-end work starts at €2,200.", ["€2,200"]],
  // carried from what was said before
  ["It costs €4,000.", [], "What is an MVP?"],
  ["It costs €300.", ["€300"], "What is an MVP?"],
  ["It costs €300.", [], "What is an MVP?", "and the landing page?"],
  ["An MVP is a first version. It costs €300.", ["€300"], "how much is a landing page"],
  ["It costs €300.", []],
  ["Our prices start at €300.", [], "what is an MVP?"],
  // once or by the month
  ["An MVP is €4,000–5,800, or €1,100 per month.", []],
  ["An MVP is €1,100.", ["€1,100"]],
  ["An MVP is €1,100.", [], "and an MVP monthly?"],
  ["An MVP is €4,000 per month.", ["€4,000"]],
  ["An MVP is €4,000/month.", ["€4,000"]],
  ["MVP : 4 000–5 800 €, 1 100 € par mois", []],
  ["Abonnements : page d’atterrissage 40–280 €, MVP 1 100 €", []],
  ["Una landing: 300-850 € de una vez o 40-280 € al mes", []],
  ["Una landing: 40-280 € de una vez", ["40", "280 €"]],
  ["Nos tarifs vont de 40 € par mois à 9 500 €.", []],
  ["Maintenance is €400.", []],
  // what follows from the rows
  ["Over 12 months the landing page subscription comes to €480–3,360.", []],
  ["Over a year the landing page subscription comes to €500.", ["€500"]],
  ["An MVP and a landing page together cost €4,300–6,650.", []],
  ["An MVP and a landing page together cost €4,200.", ["€4,200"]],
  // other currencies
  ["Our liability is capped at USD 100, not $500.", ["$500"]],
  ["A landing page is $100.", ["$100"]],
  ["A landing page is CHF 300.", ["CHF 300"]],
  // percentages, shares and lengths of time
  ["50 % deposit, in 3 days", ["50 %", "3 days"]],
  ["20 % discount", ["20 %"]],
  ["Late payment bears interest of 1.5 % per month.", []],
  ["An MVP with 1.5 % off", ["1.5 %"]],
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
  ["only 777 (EUR)!", ["777 (EUR)"]],
  ["it is ７７７€", ["７７７€"]],
  ["777\n€, 777,- €, €  777", ["777\n€", "777,- €", "€  777"]],
  ["From €999, or €999 a month", ["€999"]],
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
        expect(unconfirmedClaims(`${name}: €${other}`)).toEqual([`€${other}`]);
    },
  );

  test("confirms what the pages say word for word", () => {
    const { terms, testimonials } = {
      terms: copyIn(locale, "terms"),
      testimonials: copyIn(locale, "testimonials"),
    };
    for (const text of [...terms.sections.liability.paragraphs, testimonials.items.levente.quote]) {
      expect(unconfirmedClaims(text, ["MVP?"])).toEqual([]);
    }
  });
});

test.each(["€1, ", "half upfront ", "€1 monthly and ", "1 year mvp €3 ", "."])(
  "takes no longer than its length asks for: %j",
  (worst) => expectLinearTime((text) => unconfirmedClaims(text), worst),
  30_000,
);
