import { describe, expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { evaluate, share } from "../../../tests/eval/evaluate.ts";
import { unlistedAmounts } from "../guard/unlisted.ts";
import { findFacts } from "./fact-search.server.ts";
import { factsReply } from "./facts.server.ts";
import { factsIn, priceText } from "./facts-list.server.ts";

describe.each(locales)("%s", (locale) => {
  test("answers at least 85 % of everyday questions with the right fact, and none with a wrong price", () => {
    const verdicts = evaluate(locale);
    expect(verdicts.length).toBeGreaterThanOrEqual(30);
    expect(verdicts.filter(({ wrongPrice }) => wrongPrice)).toEqual([]);
    expect(share(verdicts)).toBeGreaterThanOrEqual(0.85);
  });

  test("has a text without gaps for each fact, and no amount that the price list does not hold", () => {
    for (const { id, text, title } of factsIn(locale)) {
      expect(text, id).toMatch(/\S/);
      expect(text + title, id).not.toMatch(/\{\{|undefined/);
      expect(unlistedAmounts(text), id).toEqual([]);
    }
  });
});

test("says that the answer is automatic, and links to the page that says so", () => {
  expect(reply("fr", "combien coûte un MVP ?")).toBe(
    `${priceText("fr", "mvp")}\n\nRéponse automatique · [Voir Services](/fr/services)`,
  );
});

test("says so when it finds nothing, and offers the contact page", () => {
  expect(reply("en", "what is the meaning of life")).toMatch(/^I found nothing .*\(\/contact\)$/s);
});

test("answers for a price and a time in one question", () => {
  const ids = findFacts("en", "how much is an mvp and how long does it take").map(({ id }) => id);
  expect(ids).toEqual(["price.mvp", "time.saas"]);
});

test("takes what is asked for from the question before", () => {
  const [fact] = findFacts("es", "¿y una landing?", "¿cuánto cuesta un MVP?");
  expect(fact?.id).toBe("price.landingPage");
});

function reply(locale: (typeof locales)[number], text: string) {
  return [...factsReply({ locale, turns: [{ role: "user", text }] })].join("");
}
