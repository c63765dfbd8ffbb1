import { describe, expect, test } from "vitest";
import { priceInWords } from "#app/i18n/fact-values.server.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { estimate } from "#app/studio/estimate.ts";
import { priceRow, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { unconfirmedClaims } from "../guard/unconfirmed.server.ts";
import type { Product } from "../text/products.ts";
import { topics } from "../understanding/asks/topics.ts";
import { answerCopy } from "./answer-copy.server.ts";
import { answers } from "./answers.server.ts";
import { factsFor, factsReply } from "./facts-reply.server.ts";

const products: Product[][] = [
  [],
  ...prices.map(({ id }): Product[] => [{ kind: "row", id }]),
  ...projects.map(({ id }): Product[] => [{ kind: "project", id }]),
  [
    { kind: "row", id: "mvp" },
    { kind: "row", id: "landingPage" },
  ],
];

describe.each(locales)("%s", (locale) => {
  test.each([...topics, "unlawful" as const])(
    "answers %s, whatever it is asked of, without a gap and without a claim that the site does not bear out",
    (topic) => {
      for (const asked of products) {
        for (const fact of answers[topic](
          {
            topic,
            products: asked,
            quantities: [],
            hints: [],
            monthly: false,
            described: false,
            probability: 1,
          },
          answerCopy(locale),
        )) {
          expect(fact.text).toMatch(/\S/);
          expect(fact.text).not.toMatch(/\{\{|undefined|null/);
          expect(unconfirmedClaims(fact.text), fact.text).toEqual([]);
        }
      }
    },
  );
});

test("computes what a subscription comes to, and which costs less", () => {
  const { fixed, subscription } = priceRow("mvp");
  const year = 12 * (subscription?.min ?? 0);
  expect(year, "what this test says of them").toBeGreaterThan(fixed.max);
  const [fact] = factsFor("en", ["fixed or subscription for an MVP over 12 months?"]).facts;
  const amount = (units: number) => formatPrice("en", { min: units, max: units });
  expect(fact?.text).toBe(
    `MVP over 12 months: ${amount(year)} as a subscription (${amount(subscription?.min ?? 0)} per month), ${priceInWords("en", fixed)} as a fixed price. Over that time the fixed price costs less.`,
  );
});

test("says that the answer is automatic, and links to where the site says it", () => {
  const text = reply("fr", "combien coûte un MVP ?");
  expect(text).toContain(priceInWords("fr", priceRow("mvp").fixed));
  expect(text).toMatch(
    /^MVP\u00a0: .* par mois en abonnement\.\n\nRéponse automatique, tirée de nos pages\u00a0: \[.*\]\(\/fr\/services#pricing\)$/,
  );
});

test("offers a visitor who writes in another language to go on in it", () => {
  expect(reply("en", "combien coûte un site vitrine ?")).toContain("(/fr/chat)");
  expect(reply("fr", "combien coûte un site vitrine ?")).not.toContain("(/fr/chat)");
});

test("leads back what is off topic, and offers a person", () => {
  expect(reply("en", "what is the meaning of life")).toMatch(/^That is outside .*\(\/contact\)$/s);
});

function reply(locale: (typeof locales)[number], text: string) {
  return [...factsReply({ locale, questions: [text] })].join("");
}

test("several rows are added up, with the way to an estimate of them", () => {
  const reply = [
    ...factsReply({ locale: "en", questions: ["what would a landing page and an MVP cost together?"] }),
  ].join("");
  const { once } = estimate(
    [
      { row: "landingPage", billing: "fixed", count: 1 },
      { row: "mvp", billing: "fixed", count: 1 },
    ],
    1,
  );
  expect(reply).toContain(once.min.toLocaleString("en"));
  expect(reply).toContain(once.max.toLocaleString("en"));
  expect(reply).toMatch(/\]\(\/estimate\?row=landing&row=mvp\)/);
});
