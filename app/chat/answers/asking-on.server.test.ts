import { expect, test } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { projectsBuiltWith } from "#app/studio/built-with.ts";
import { projects } from "#app/studio/projects.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { testimonialsOf } from "#app/studio/testimonials.ts";
import { understand } from "../understanding/understand.server.ts";
import { factsFor } from "./facts-reply.server.ts";

const textsOf = (locale: Locale, said: string[]) => factsFor(locale, said).facts.map(({ text }) => text);

/** What is asked once more, and the conversation that it is asked in. */
const again: [Locale, first: string, said: string[]][] = [
  ["en", "Do you sign NDAs?", ["on which page is that?"]],
  ["en", "Who owns the code?", ["Do you do SEO?", "sorry, my first question again?"]],
  ["en", "Can I watch the work while you build it?", ["how?"]],
  ["fr", "Utilisez-vous l’IA ?", ["et pour quoi faire ?"]],
  ["es", "¿Puedo ver la web mientras la hacéis?", ["¿y cómo?"]],
  ["fr", "Quelle loi s’applique ?", ["où est-ce écrit ?"]],
  ["fr", "Signez-vous un NDA ?", ["Utilisez-vous des cookies ?", "et ma première question ?"]],
  ["es", "¿De quién es el código?", ["¿en qué cláusula?"]],
  ["es", "¿Firmáis un NDA?", ["¿Usáis cookies?", "¿y mi primera pregunta?"]],
];

test.each(again)("%s: %j is answered again after %j", (locale, first, said) => {
  expect(textsOf(locale, [first, ...said])).toEqual(textsOf(locale, [first]));
});

test.each<[Locale, string[]]>([
  ["en", ["How do I approve the work?", "and if I stay silent?"]],
  ["fr", ["Comment se passe la recette du travail ?", "et si je reste muet ?"]],
  ["es", ["¿Cómo apruebo el trabajo?", "¿y si me quedo callado?"]],
])("%s: who asks on after %j hears what else is said of it", (locale, said) => {
  const first = textsOf(locale, said.slice(0, 1));
  expect(textsOf(locale, said)).toEqual(expect.arrayContaining(first));
  expect(textsOf(locale, said).length).toBeGreaterThan(first.length);
});

const [one, two] = projects;

test.each<[(name: string) => string, string]>([
  [(name) => `What is ${name}?`, "and what was the first built with?"],
  [(name) => `C’est quoi, ${name} ?`, "le premier est fait avec quoi ?"],
  [(name) => `¿Qué es ${name}?`, "¿con qué se hizo el primero?"],
])("the first of two projects is the one told of first", (asking, last) => {
  const said = [one, two].map(({ id }) => asking(id));
  const [ask] = understand([...said, last]).asks;
  expect(ask?.products).toEqual([{ kind: "project", id: one.id }]);
});

const toolsOf = (kind: string) =>
  techStack.filter(({ id }) => id === kind).flatMap(({ tools }) => tools.map(({ id }) => id));

test.each<[string[], kind: string]>([
  [["Which tools do you use for payments?", "and for the deployment?"], "deployment"],
  [["Quels outils pour la base de données ?", "et pour l’hébergement ?"], "deployment"],
  [["¿Qué herramientas usáis para los pagos?", "¿y para la base de datos?"], "backend"],
  [["Les mots de passe sont stockés sur votre serveur ?"], "security"],
  [["¿Pasan por vosotros las contraseñas de los usuarios?"], "security"],
])("%j is of the %s tools", (said, kind) => {
  const [ask] = understand(said).asks;
  expect(ask?.products.map(({ id }) => id)).toEqual(toolsOf(kind));
});

test.each([
  [["Do you secure APIs?", "how long in my case?"]],
  [["Vous sécurisez les connexions ?", "combien de temps pour nous ?"]],
  [["¿Protegéis una API?", "¿cuánto tardaríais en mi caso?"]],
])("%j is of the time of that service", (said) => {
  const [ask] = understand(said).asks;
  expect(ask).toMatchObject({ topic: "time", products: [{ kind: "service", id: "security" }] });
});

const takeover = testimonialsOf(["takeover"]).map(({ id }) => id);

test.each([
  [["We have half an app from somebody else. Do you take such projects over? Any examples?"]],
  [["Reprenez-vous des projets commencés par d’autres ?", "vous l’avez déjà fait ?"]],
  [["¿Seguís proyectos que empezaron otros? ¿Algún caso?"]],
])("%j is told of by who had that done", (said) => {
  const { asks } = understand(said);
  expect(asks.flatMap(({ hints }) => hints.map(({ id }) => id))).toEqual(takeover);
});

test.each([
  [["Which projects have you made?", "and one with payments?"]],
  [["Quels sont vos projets ?", "et un avec des paiements ?"]],
  [["¿Qué proyectos habéis hecho?", "¿y uno con pagos?"]],
])("%j is of the projects with a tool of that kind", (said) => {
  const built = projectsBuiltWith(toolsOf("payments")).map(({ id }) => id);
  expect(understand(said).asks[0]?.products.map(({ id }) => id)).toEqual(built);
});

test("what a tax comes to is no row of the price list", () => {
  for (const said of [
    ["Is VAT added?", "how much is it?"],
    ["La TVA s’ajoute ?", "c’est combien ?"],
    ["¿Se añade el IVA?", "¿cuánto es?"],
  ])
    expect(understand(said).asks.map(({ topic }) => topic)).toEqual(["invoice"]);
});
