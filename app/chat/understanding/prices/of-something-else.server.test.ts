import { expect, test } from "vitest";
import { understand } from "../understand.server.ts";

function asked(...said: string[]) {
  return understand(said).asks.map(({ topic, products }) =>
    [topic, ...products.map(({ id }) => id)].join(" "),
  );
}

test.each<[string, string[]]>([
  ["I want to change my mind halfway, what does that do to the price?", ["scope-change"]],
  ["how much is it to make a logo", ["not-offered"]],
  ["What are your prices, and how many corrections are included?", ["price-list", "revisions"]],
  // what others pay, and what is none to be spent
  ["a portal where members pay 30 € a month, what would you charge?", ["price saasPrototype"]],
  // "Nous sommes" adds nothing up, and the board of a club neither
  ["Nous sommes un club d’échecs : combien pour un site avec une page contact ?", ["price marketingWebsite"]],
  ["La junta directiva pregunta cuánto cuesta una web de varias páginas", ["price marketingWebsite"]],
  // two ways to pay for one thing are no second thing
  ["SaaS prototype price please, both ways of paying", ["compare saasPrototype"]],
  // "Où" is no "or"
  ["Où seraient hébergées les données de mes patients ?", ["hosting-place"]],
  // what the site costs, and what of its languages
  [
    "combien un site vitrine en français et en allemand ?",
    ["price marketingWebsite", "site-languages marketingWebsite"],
  ],
  ["what does a bilingual website cost?", ["price marketingWebsite", "site-languages"]],
])("%s", (question, wanted) => {
  expect(asked(question)).toEqual(wanted);
});

test.each<[string[], string]>([
  [["price of an admin panel?", "that's dear. anything cheaper?"], "cheapest adminPanels"],
  [
    ["have you built anything with Stripe?", "how much would something like that cost me?"],
    "price mvp saasPrototype",
  ],
  [["¿precio de un panel?", "está caro... ¿hay algo más económico?"], "cheapest adminPanels"],
  [["site vitrine, combien ?", "c'est plus que prévu. 1000 € ça suffirait ?"], "budget marketingWebsite"],
])("%j: %s", (said, wanted) => {
  expect(asked(...said)).toEqual([wanted]);
});

test("what is capped net is an amount to spend", () => {
  const [ask] = understand(["our budget is capped at 5k net, is an MVP possible?"]).asks;
  expect(ask?.topic).toBe("budget");
  expect(ask?.quantities).toMatchObject([{ kind: "money", value: 5000 }]);
});
