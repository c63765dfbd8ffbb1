import { expect, test } from "vitest";
import { understand } from "../understand.server.ts";

function asked(question: string) {
  return understand([question]).asks.map(
    ({ topic, products, counts = {} }) =>
      `${topic}.${products.map(({ id }) => id).join("+")}${Object.values(counts).map((count) => ` × ${count}`)}`,
  );
}

test.each([
  ["1 page for a bakery, how much?", "price.landingPage"],
  ["un site de 1 page pour une fanfare, prix ?", "price.landingPage"],
  ["quiero 1 página para mi taller, precio", "price.landingPage"],
  ["how much is a corporate one?", "price.marketingWebsite"],
  ["una corporativa, ¿cuánto cuesta?", "price.marketingWebsite"],
  ["price of the basic validation", "price.tokenValidation"],
  ["what does the basic validation include?", "includes.tokenValidation"],
  ["la validación sencilla, ¿cuánto?", "price.tokenValidation"],
])("a short name is a row: %s", (question, wanted) => {
  expect(asked(question)).toEqual([wanted]);
});

test.each([
  "je ne sais pas s'il faut prendre la validation simple ou RBAC",
  "simple validation or RBAC, which one for our API?",
  "validación básica o RBAC, no sé cuál coger",
])("two that somebody can't choose between are set apart: %s", (question) => {
  const [only] = understand([question]).asks;
  expect(only?.topic).toBe("difference");
  expect(only?.products.map(({ id }) => id).toSorted()).toEqual(["rbacOauthLogging", "tokenValidation"]);
});

test.each([
  "Pour l'école de danse : deux pages de campagne distinctes, une par cours.",
  "Para la coral: dos páginas de campaña sueltas, una por concierto.",
  "two campaign pages for our two shows, one per show",
])("several of one row are a sum: %s", (question) => {
  expect(asked(question).at(-1)).toMatch(/\.landingPage × 2$/);
});
