import { expect, test } from "vitest";
import { projects } from "#app/studio/projects.ts";
import { understand } from "./understand.server.ts";

/** What is asked last, and of what. */
test.each<[string[], string]>([
  [["How long does a landing page take?", "and a SaaS prototype?"], "time saasPrototype"],
  [["Combien de temps pour une landing page ?", "et pour un site vitrine ?"], "time marketingWebsite"],
  [["¿cuánto tardáis en hacer una landing?", "¿y un MVP?"], "time mvp"],
  [["How long does a landing page take?", "and how much is an MVP?"], "price mvp"],
  [
    ["price of a marketing website", "add a panel so my staff can update stock lists, sum for both?"],
    "estimate marketingWebsite,adminPanels",
  ],
  [
    ["prix d'une landing page", "ajoutez un panneau pour que l'équipe gère les commandes, total des deux ?"],
    "estimate landingPage,adminPanels",
  ],
  [
    [
      "¿cuánto es pasar un figma a código?",
      "y si además la gente paga una suscripción, ¿cuánto sería eso aparte?",
    ],
    "price saasPrototype",
  ],
  [["MVP or SaaS prototype, prices?", "the one with the dashboard"], "price saasPrototype"],
  [["MVP ou prototype SaaS, vos prix ?", "celui avec le tableau de bord"], "price saasPrototype"],
  [
    ["prix d'une landing page ?", "sur quatre mois ?", "et après les quatre mois elle disparaît ?"],
    "after-end ",
  ],
  [["¿cuántas correcciones entran?", "¿y si necesito una más?"], "revisions "],
  [["Where are you based?", "can we meet by video?", "in French if possible"], "languages-spoken "],
  [
    ["how does a project go?", "and if I change my mind?", "what does changing my mind cost?"],
    "scope-change ",
  ],
  [["MVP or SaaS prototype: what's the difference?", "and in price?"], "difference mvp,saasPrototype"],
  [
    ["¿qué diferencia hay entre un MVP y un prototipo SaaS?", "¿y en precio?"],
    "difference mvp,saasPrototype",
  ],
  [["how do I end a subscription?", "do I get my texts back?"], "after-end "],
  [
    ["price of a marketing website?", "can I change the texts myself?", "what does that cost?"],
    "price adminPanels",
  ],
  [
    ["prix d'un site vitrine ?", "je peux changer les photos moi-même ?", "et en tout, avec ça ?"],
    "estimate marketingWebsite,adminPanels",
  ],
  [
    ["¿cuánto es una web corporativa?", "¿y si añado un panel para cambiar los textos yo mismo?"],
    "estimate marketingWebsite,adminPanels",
  ],
  [["quels sont vos services ?", "parlez-moi du deuxième"], "service-fullstack fullstack"],
  [["Pourriez-vous sécuriser l'API de notre logiciel de paie ?"], "service-security fullstack"],
  [["is the 850 with or without VAT?"], "invoice "],
  [
    ["quels projets utilisent l'IA ?", "le premier des deux, il est fait avec quoi ?"],
    "project house-seeker",
  ],
  [["háblame de VPSLab", "¿me haríais algo parecido?"], "price mvp,saasPrototype"],
  [
    ["MVP", "and if I add an admin panel?", "are both cheaper by the month for three months?"],
    "compare mvp,adminPanels",
  ],
  [["quiero saber lo que piden por un MVP"], "price mvp"],
  [["tengo una duda: ¿qué incluye la validación básica?"], "includes tokenValidation"],
])("%j: %s", (questions, wanted) => {
  const { asks } = understand(questions);
  expect(asks.map(({ topic, products }) => `${topic} ${products.map(({ id }) => id).join(",")}`)).toEqual([
    wanted,
  ]);
});

test("those of the works that can be visited are no visit to the studio", () => {
  const { asks } = understand(["¿qué habéis hecho?", "¿cuál de esos se puede visitar?"]);
  const online = projects.filter(({ status }) => status === "online").map(({ id }) => id);
  expect(asks.map(({ topic, products }) => [topic, products.map(({ id }) => id)])).toEqual([
    ["project", online],
  ]);
});
