import { expect, test } from "vitest";
import { understand } from "./understand.server.ts";

function asked(question: string) {
  return understand([question]).asks.map(({ topic, matter }) => (matter ? `${topic}.${matter}` : topic));
}

test.each([
  ["how do you proceed, from the first call to launch?", "process.steps"],
  ["ça se passe comment chez vous, de A à Z ?", "process.steps"],
  ["¿cómo trabajáis, paso a paso?", "process.steps"],
  ["is there a down payment, like 50%?", "instalments.deposit"],
  ["faut-il verser des arrhes au début, 40 % ?", "instalments.deposit"],
  ["¿hay que pagar algo de anticipo?", "instalments.deposit"],
  ["please leave us out of your portfolio", "portfolio-rights.notShown"],
  ["je refuse que vous me mettiez dans vos références", "portfolio-rights.notShown"],
  ["prefiero no salir en vuestra galería", "portfolio-rights.notShown"],
  ["who gets the message I write in the form, and where is it stored?", "privacy.formData"],
  ["que devient mon message envoyé par le formulaire ?", "privacy.formData"],
  ["lo que pongo en el formulario, ¿dónde acaba?", "privacy.formData"],
  ["I forgot the password to my own website", "service-support.ownTrouble"],
  ["our shop got hacked on Monday, what do we do?", "service-support.ownTrouble"],
  ["mon site a un virus, vous pouvez m'aider ?", "service-support.ownTrouble"],
  ["he olvidado la contraseña de mi web", "service-support.ownTrouble"],
])("what words make plain is heard: %s", (question, wanted) => {
  expect(asked(question)).toEqual([wanted]);
});

test.each([
  ["where is the contact form?", "contact-form"],
  ["I was told my website can be hacked: how do you make them secure?", "data-security"],
  ["quiero ver vuestra galería de trabajos", "projects"],
])("and nothing else is taken for it: %s", (question, wanted) => {
  expect(asked(question)).toEqual([wanted]);
});

test.each(["do you make apps?", "vous pouvez me faire une appli ?", "¿hacéis aplicaciones?"])(
  "apps are those of a telephone: %s",
  (question) => {
    expect(asked(question)).toEqual(["native-apps"]);
  },
);

test.each([
  "Does the site come in Italian too, and do you speak it yourselves?",
  "Le site doit exister en allemand et en néerlandais. C'est possible, et vous parlez ces langues ?",
  "La web tiene que estar en italiano y portugués. ¿Se puede, y lo habláis vosotros?",
])("the languages of a site, and those of the team: %s", (question) => {
  expect(asked(question)).toEqual(["site-languages", "languages-spoken"]);
});

test.each([
  "Do you make sites of several pages, and what do they run to?",
  "Faites-vous des sites de plusieurs pages, et ils coûtent combien ?",
  "¿Hacéis webs de varias páginas, y cuánto cuestan?",
])("a row in one part, its price in the next: %s", (question) => {
  const { asks } = understand([question]);
  expect(asks.map(({ topic, products }) => [topic, products[0]?.id])).toEqual([
    ["price", "marketingWebsite"],
  ]);
});

test.each([
  "90 a month at most. anything of yours in that?",
  "Mantenimiento o guardia, ¿qué hace cada uno y cuánto?",
  "¿El dominio lo compro yo o lo ponéis a vuestro nombre? ¿Y el correo que tengo en otro sitio se pierde?",
])("nothing of another matter is said beside: %s", (question) => {
  expect([...new Set(asked(question))]).toHaveLength(1);
});

test.each([
  "users sign up and pay us every month, and see a dashboard. how much?",
  "que los usuarios se registren, nos paguen cada mes y vean un panel, ¿cuánto?",
])("a dashboard of who pays each month is part of a product: %s", (question) => {
  const [ask] = understand([question]).asks;
  expect(ask?.products.map(({ id }) => id)).toEqual(["saasPrototype"]);
});
