import { expect, test } from "vitest";
import { understand } from "../understand.server.ts";

function topicsOf(question: string) {
  return understand([question]).asks.map(({ topic }) => topic);
}

test.each([
  ["which stocks are worth 700 euros today?", "off-topic"],
  ["j'ai 4000 euros d'épargne, quelle voiture prendre ?", "off-topic"],
  ["¿qué coche me compro con 8000 euros?", "off-topic"],
  ["can one of you come and film our workshop for the site?", "not-offered"],
  ["vous viendriez faire des photos de nos chambres pour le site ?", "not-offered"],
  ["is our .com in that, or do I pay for it? How much?", "domain-email"],
  ["mon .fr est-il offert, ou bien je le paie ? combien ?", "domain-email"],
])("what others sell has no price on the list: %s", (question, topic) => {
  expect(topicsOf(question)[0]).toBe(topic);
  expect(understand([question]).asks.flatMap(({ products }) => products)).toEqual([]);
});

test.each([
  "the agency before you walked off and our booking tool is half built. Do you pick such things up?",
  "notre développeur nous a plantés, l'outil est à moitié fini. Vous reprenez ce genre de chantier ?",
  "el programador se largó y nos dejó el proyecto a medias, ¿lo cogéis?",
])("what others left half done may be taken over: %s", (question) => {
  expect(topicsOf(question)).toEqual(["redesign"]);
});

test("who fears that it is left half done asks how an agreement ends", () => {
  expect(topicsOf("what happens if you abandon the project halfway?")).not.toContain("redesign");
});

test.each([
  "a tool for our ferry: what do you charge for an MVP and how soon could we have it?",
  "un MVP pour nos marins : ça coûte combien, et prêt quand ?",
  "un MVP para el puerto: ¿cuánto cobráis y para cuándo lo tendríamos?",
])("the price and how soon: %s", (question) => {
  expect(topicsOf(question)).toEqual(["price", "time"]);
});

test("prices before or after tax ask for none of them", () => {
  expect(topicsOf("are your prices with or without VAT?")).toEqual(["invoice"]);
  expect(topicsOf("what are your prices, and is VAT included?")).toContain("price-list");
});
