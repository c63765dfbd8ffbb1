import { expect, test } from "vitest";
import { understand } from "../understand.server.ts";

function rowsOf(question: string) {
  return understand([question]).asks.flatMap(({ products }) =>
    products.filter(({ kind }) => kind === "row").map(({ id }) => id),
  );
}

test.each([
  ["We operate a SaaS for vets; an auditor wants traces of everything", "multiTenantAuth"],
  ["our MVP is out there, now staff need to log in with google and have roles", "rbacOauthLogging"],
  ["my café's website is fine, but I want a campaign page for summer", "landingPage"],
  ["We have a website and a dashboard, and need roles and a Google login. Price?", "rbacOauthLogging"],
  ["On exploite un SaaS et un client a vu les données d'un autre. Vous réparez ça ?", "multiTenantAuth"],
  ["Nous avons déjà un site, il nous faut quelqu'un à appeler s'il tombe", "onCall"],
  ["Notre MVP est en ligne, l'auditeur veut un journal de tout. Combien ?", "multiTenantAuth"],
  ["Nuestro MVP funciona, pero hay que entrar con Google y con roles. ¿Cuánto?", "rbacOauthLogging"],
  [
    "Tenemos un SaaS en marcha y los clientes no deben ver los datos de los demás, ¿precio?",
    "multiTenantAuth",
  ],
])("what somebody has is not what they want: %s", (question, wanted) => {
  expect(rowsOf(question)).toEqual([wanted]);
});

test.each([
  ["we have a website in mind, what would it cost?", "marketingWebsite"],
  ["tenemos un MVP por hacer, ¿cuánto sería?", "mvp"],
  ["on a un site à faire, quel prix ?", "marketingWebsite"],
])("what is still to be made is wanted: %s", (question, wanted) => {
  expect(rowsOf(question)).toContain(wanted);
});

test.each([
  "I own a small barber shop and need 1 page",
  "je tiens une boutique de fleurs, il me faut juste une page",
  "tengo una tienda de barrio y quiero una sola página",
])("a trade's name sells nothing online: %s", (question) => {
  const { asks } = understand([question]);
  expect(asks.map(({ topic, products }) => [topic, products[0]?.id])).toEqual([["price", "landingPage"]]);
});

test.each([
  "a web shop with one page",
  "quiero una tienda online de vinos",
  "ma boutique veut vendre en ligne",
])("a shop that sells there is one: %s", (question) => {
  expect(understand([question]).asks.map(({ topic }) => topic)).toEqual(["shop"]);
});
