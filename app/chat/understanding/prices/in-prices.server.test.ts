// One table of conversations, a case a line: apart they would say less.
import { expect, test } from "vitest";
import { studio } from "#app/studio/company.ts";
import { priceRow } from "#app/studio/prices.ts";
import { understand } from "../understand.server.ts";

const page = priceRow("landingPage").fixed;
const panel = priceRow("adminPanels").subscription;

/** What a visitor has said, and what the last of it is after: topics, with what they are about. */
const conversations: [said: string[], after: string[]][] = [
  // a service in all its sizes, and what is pointed at among them
  [["how many tiers of API security are there?"], ["price security"]],
  [["quels paliers de protection pour une API ?"], ["price security"]],
  [["¿qué modalidades de seguridad tenéis para un login?"], ["price security"]],
  [["what kinds of web app do you build, and at what price?"], ["price fullstack"]],
  [["which levels of API security do you sell?", "what's in the second?"], ["includes rbacOauthLogging"]],
  [
    ["¿qué niveles hay para proteger una API?", "¿la primera y la tercera juntas?"],
    ["price tokenValidation multiTenantAuth"],
  ],
  [["what is upkeep, and what is somebody on call?", "the two together?"], ["estimate maintenance onCall"]],
  // the care of a site that is there, and no site
  [["combien pour entretenir notre site une fois en ligne ?"], ["price maintenance"]],
  [["¿cuánto sale mantener la web después de publicarla?"], ["price maintenance"]],
  [["the site another agency made is down all the time, who keeps it going? Price?"], ["price maintenance"]],
  [["a site for our bakery, how much?"], ["price marketingWebsite"]],
  // how many
  [["three landing pages and maintenance, sum?", "make it five"], ["estimate landingPage maintenance"]],
  [["figma en code, combien ?", "on en aurait trois, total ?"], ["estimate figmaToUi"]],
  [["Abrimos dos tiendas y cada una necesita su propia landing. ¿Cuánto?"], ["estimate landingPage"]],
  // each by itself, or one of them
  [["un MVP y un panel, ¿cuánto cada uno?"], ["price mvp adminPanels"]],
  [
    ["on hésite entre une landing page et un site vitrine, les deux prix ?"],
    ["difference landingPage marketingWebsite"],
  ],
  [["maintenance or on call?"], ["difference maintenance onCall"]],
  // all of a service, once each
  [["all three of your full-stack things, summed up?"], ["estimate mvp saasPrototype adminPanels"]],
  [
    ["toutes vos prestations de sécurité, au total ?"],
    ["estimate tokenValidation rbacOauthLogging multiTenantAuth"],
  ],
  [["las tres cosas de front-end, ¿cuánto suman?"], ["estimate landingPage marketingWebsite figmaToUi"]],
  // what an amount is for: one thing, or one side and the other
  [[`They gave us ${panel?.max} ${studio.currency}. Would an MVP fit in that?`], ["budget mvp"]],
  [[`Nos dieron ${page.max} ${studio.currency}. ¿Cabe una landing?`], ["budget landingPage"]],
  [
    [`${page.max} ${studio.currency} : un MVP, ou un site vitrine et une landing page ?`],
    ["budget mvp", "budget marketingWebsite landingPage"],
  ],
  // roles, and no panel; a design, and no site
  [
    ["login con google, roles (admin / cajero) y registro de actividad, ¿cuánto?"],
    ["price rbacOauthLogging"],
  ],
  [
    [
      "our web app in Node needs a login with OAuth, roles and a log of who did what. Price, once or by the month?",
    ],
    ["compare rbacOauthLogging"],
  ],
  [["all of our site is drawn in Figma, and we want it coded. Price?"], ["price figmaToUi"]],
  // a price beside another question, and which of two helps
  [
    ["Could you tell me the price of a landing page and how many rounds of corrections it covers?"],
    ["price landingPage", "revisions"],
  ],
  [
    ["maintenance ou astreinte ? il me faut juste quelqu'un qui change mes tarifs parfois"],
    ["difference maintenance onCall"],
  ],
  // the lowest in one way to pay
  [["le moins cher par mois, c'est quoi ?"], ["cheapest"]],
  [["the dearest thing of yours, in one payment"], ["dearest"]],
  // both ends of what is named
  [["the least and the most that a SaaS prototype can cost?"], ["price saasPrototype"]],
  [["le moins cher et le plus cher de votre sécurité ?"], ["difference tokenValidation multiTenantAuth"]],
  // less, or another in its place
  [["how much is a SaaS prototype?", "and without the payments and the dashboard?"], ["price mvp"]],
  [
    ["panel de administración y validación de tokens, total", "no, el panel no: el MVP"],
    ["estimate tokenValidation mvp"],
  ],
  [
    ["combien pour un MVP ?", "et un prototype de SaaS ?", "combien j'économise ?"],
    ["difference mvp saasPrototype"],
  ],
  // an amount that is the price itself
  [[`the ${page.max} for a landing page, with or without VAT?`], ["invoice"]],
  [[`¿los ${panel?.max} al mes del panel incluyen hosting?`], ["hosting adminPanels"]],
  [[`I have ${page.max} for a landing page`], ["budget landingPage"]],
  [["la maintenance à 400 € pendant dix mois ?"], ["compare maintenance"]],
  [
    [`¿qué plan es el de ${priceRow("mvp").subscription?.min} ${studio.currency} al mes?`],
    ["difference mvp"],
  ],
  // what stands beside a price, or goes on with it
  [["un site web, combien ?", "trois ans ?"], ["compare marketingWebsite"]],
  [
    ["an MVP, how much?", "and if members pay for it, with a dashboard of their own?"],
    ["price saasPrototype"],
  ],
  // what an amount is for
  [
    [`j'ai 9000 ${studio.currency}, un prototype de SaaS et en plus la validation des jetons, ça passe ?`],
    ["estimate saasPrototype tokenValidation"],
  ],
  [["We have 2000, one page or several pages?"], ["budget landingPage marketingWebsite"]],
  [["tengo 5000 para un prototipo de SaaS, ¿llega?", "¿y el escalón inferior?"], ["budget mvp"]],
];

test.each(conversations)("%j: %j", (said, after) => {
  const { asks } = understand(said);
  expect(asks.map(({ topic, products }) => [topic, ...products.map(({ id }) => id)].join(" "))).toEqual(
    after,
  );
});
