import { expect, test, vi } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { projects } from "#app/studio/projects.ts";
import { testimonials, testimonialsOf } from "#app/studio/testimonials.ts";
import { factsFor } from "./facts-reply.server.ts";

// The questions name a currency: it is the site's, whatever another studio's is.
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "EUR" } };
});

/** What a visitor has said, and the facts of the answer to the last of it, each kind once. */
const conversations: [Locale, said: string[], ids: string[]][] = [
  // two questions in one message
  ["en", ["How long does a project take, and how can I reach you by phone?"], ["time-all", "reach"]],
  ["en", ["How do I telephone you and when?"], ["reach", "hours"]],
  ["en", ["Can we meet in person? And will you sign an NDA?"], ["meeting", "nda"]],
  ["fr", ["Peut-on se rencontrer ? Et signez-vous un accord de confidentialité ?"], ["meeting", "nda"]],
  ["fr", ["Quels sont vos tarifs et combien de retouches sont comprises ?"], ["price-list", "revisions"]],
  ["en", ["What are your prices and how many revisions are included?"], ["price-list", "revisions"]],
  // a site that is asked for, beside what is looked after or made from a design
  [
    "en",
    ["How much is Figma to UI compared to a marketing website?"],
    ["compare.figmaToUi", "compare.marketingWebsite", "compare"],
  ],
  ["en", ["price of Figma to UI, and I'd like to have a website too?"], ["estimate"]],
  // what a client paid is on no page, and neither is the door
  ["fr", ["Parlez-moi de HouseSeeker", "le client a payé combien ?"], ["quote"]],
  // a word for paying points at no project
  ["en", ["show me your projects", "which payment methods do you accept?"], ["payment-methods"]],
  ["fr", ["montrez-moi vos projets", "quels moyens de paiement acceptez-vous ?"], ["payment-methods"]],
  ["es", ["enséñame vuestros proyectos", "¿qué formas de pago aceptáis?"], ["payment-methods"]],
  // a year is no past
  ["es", ["cuánto cuesta un MVP", "me hace falta todo el año"], ["compare.mvp"]],
  ["es", ["cuánto cuesta un MVP", "¿y cuánto se hace al año?"], ["compare.mvp"]],
  ["en", ["price of an MVP", "and per year, since we'd keep it?"], ["compare.mvp"]],
  // a person is asked for
  ["en", ["can I talk to a salesperson?"], ["person"]],
  ["fr", ["je veux parler à un commercial"], ["person"]],
  ["es", ["quiero hablar con un comercial"], ["person"]],
  ["es", ["¿Voy a tratar con un comercial o con la persona que programa?"], ["team"]],
  // one of several by the month, the others as they are
  [
    "en",
    ["price of an MVP", "add an admin panel", "and the panel by subscription instead?"],
    ["subscription-price.adminPanels"],
  ],
  ["en", ["Is PayPal OK? And what is your stack?"], ["payment-methods", "stack"]],
  ["fr", ["Acceptez-vous PayPal ? Et quelle est votre stack ?"], ["payment-methods", "stack"]],
];

test.each(conversations)("%s %j: %j", (locale, said, ids) => {
  expect([...new Set(factsFor(locale, said).facts.map(({ id }) => id))]).toEqual(ids);
});

/** What is followed up, and what the answer must say and must not: names, and lengths of time. */
const texts: [Locale, said: string[], holds: RegExp, lacks?: RegExp][] = [
  [
    "en",
    ["price of a landing page and an MVP", "no, I meant the MVP and the SaaS prototype"],
    /MVP.*SaaS prototype/s,
    /Landing/,
  ],
  [
    "en",
    ["price of a landing page and an MVP", "the MVP with an admin panel instead"],
    /MVP.*Admin panel/s,
    /Landing/,
  ],
  [
    "fr",
    ["prix d'une landing page et d'un MVP", "non, je voulais dire le MVP et le prototype SaaS"],
    /MVP.*Prototype/s,
    /Landing/,
  ],
  [
    "es",
    ["precio de una landing page y un MVP", "no, quería decir el MVP y el prototipo SaaS"],
    /MVP.*Prototipo/s,
    /Landing/,
  ],
  ["en", ["price of a landing page and an MVP", "replace the MVP with a SaaS"], /Landing.*SaaS/s, /MVP/],
  [
    "en",
    ["Can you take care of building my website? How much is it?"],
    /Marketing website: €/,
    /Maintenance: €/,
  ],
  ["en", ["Can you take care of my website? How much is it?"], /Maintenance: €/, /Marketing website: €/],
  ["en", ["price of an MVP?", "over a year and a half?"], /18\smonths/],
  ["en", ["price of an MVP?", "over one and a half years?"], /18\smonths/],
  ["fr", ["prix d'un MVP ?", "sur un an et demi ?"], /18\smois/],
  ["es", ["precio de un MVP", "¿durante un año y medio?"], /18\smeses/],
  ["en", ["how much for 3 landing pages?", "in just one payment?"], /3\s×\sLanding page/],
  ["fr", ["combien pour 3 landing pages ?", "et en une seule fois ?"], /3\s×\sLanding page/],
  ["fr", ["combien pour 3 landing pages ?", "et en un seul paiement ?"], /3\s×\sLanding page/],
  ["es", ["¿cuánto por 3 landing pages?", "¿y en un solo pago?"], /3\s×\sLanding page/],
  // how the work is done, and how it is seen before it is done
  ["en", ["can you show me your process?"], /1\. Listen/],
  ["en", ["how do you work? I want to see whether we fit"], /1\. Listen/],
  ["fr", ["montrez-moi comment vous travaillez"], /1\. Écouter/],
  ["es", ["me gustaría ver cómo trabajáis"], /1\. Escuchar/],
  ["en", ["Can I see it while you build it?"], /private address/, /1\. Listen/],
  ["fr", ["Est-ce que je peux voir le site avant qu'il soit fini ?"], /adresse privée/, /1\. Écouter/],
  ["es", ["¿puedo ir viendo la web mientras la hacéis?"], /dirección privada/, /1\. Escuchar/],
  ["fr", ["Vos prix, c'est avec les taxes ?"], /hors TVA/],
  ["es", ["¿los precios llevan impuestos?"], /sin IVA/],
  ["en", ["Do you take PayPal?"], /way to pay/, /tool is/],
  ["fr", ["Acceptez-vous PayPal ?"], /moyen de paiement/, /outil/],
  ["en", ["what uptime do you promise?"], /no particular availability/],
  ["en", ["do our own terms of purchase apply?"], /^Your own general terms|own general terms apply/],
  ["en", ["what does maintenance cost?"], /free maintenance/],
  // who wants something is told what it is, who asks its price the price
  ["en", ["I need an admin panel"], /Lists, forms.*€/s],
  ["en", ["what does an admin panel cost?"], /€/, /Lists, forms/],
  // who pays once has a host of their own; a row that no client speaks of
  ["en", ["if I pay once, what about the hosting?"], /^Services of others/],
  ["en", ["what does the on-call developer cost?", "has a client had one?"], /did not find that/],
  ["en", ["what does a website cost?", "how long does it take?"], /one day to one week/],
  // a project or a client by what it is, and what follows about it
  ["en", ["did you ever build something for people who hunt for flats?"], /^HouseSeeker/, /casinus/],
  [
    "fr",
    ["avez-vous déjà travaillé pour un lycée ?", "on peut encore le visiter ?"],
    /^lfgebTruth.*https/,
    /casinus/,
  ],
  [
    "es",
    ["enséñame vuestros proyectos", "el de los correos desechables, ¿para qué sirve?"],
    /^cyberTemp/,
    /casinus/,
  ],
  ["en", ["a client of yours with a winery?", "was he happy?"], /Cantina Ventosa/, /Kockás/],
  [
    "fr",
    ["quelle cliente a lancé sa startup avec vous ?", "et pour elle, ça a pris combien de temps ?"],
    /en un mois/,
    /un jour/,
  ],
  [
    "es",
    ["¿alguno de vuestros clientes es una gestoría?", "¿cuánto le costó?"],
    /lo que ha pagado un cliente/,
  ],
  // what something like it would cost: of the row that it would be
  ["en", ["the project with 3D models", "what would you charge us for one like that?"], /^Admin panels/],
  ["es", ["¿qué es HouseSeeker?", "¿y algo parecido para nosotros, cuánto?"], /presupuesto/, /\d €/],
  // who else had it, and how it went
  ["en", ["I need an admin panel", "did others like us order one?"], /Norrsken/, /Kockás/],
  [
    "fr",
    ["vous reprenez un code laissé par une autre équipe ?", "et ça s'est bien passé pour qui ?"],
    /Mokka/,
  ],
  ["es", ["¿retomáis proyectos que dejó otro equipo?", "¿a quién le ha salido bien?"], /Mokka/],
  // the tools of a kind, where one was used, who keeps what is secret, those of others
  ["en", ["what tools do you take payments with?"], /^Payments: Stripe, LemonSqueezy\./, /React|Why/],
  ["fr", ["quelle base de données utilisez-vous ?"], /^Back-end\s: Supabase/, /Stripe/],
  [
    "es",
    ["¿qué herramientas usáis para los pagos?", "la segunda, ¿en qué proyecto?"],
    /^cyberious/,
    /casinus/,
  ],
  ["en", ["who will keep my users' passwords?"], /^Security: .*services that do nothing else/],
  ["fr", ["qui stocke les mots de passe de nos membres ?"], /services dont c’est le seul métier/],
  ["es", ["nosotros usamos Django en servidores propios, ¿os vale?"], /Trabajamos con ellas/, /React/],
  ["en", ["why do you work with Next.js, tell me"], /^Why these tools/, /Payments:/],
  ["fr", ["on a déjà Supabase chez nous, ça vous convient ?"], /Vous avez déjà vos outils/, /Stripe/],
  // clients by name, projects by how they stand
  ["en", ["what did the people of Polderlab think?"], /Sanne de Wael/, /Kockás/],
  ["fr", ["que dit Zsófia Keresztes ?"], /Mokka Learning/, /Kockás/],
  ["es", ["¿qué dijo Brannigan de vosotros?"], /Saltmarsh/, /Kockás/],
  ["es", ["¿qué proyectos vuestros puedo ver?"], /VPSLab.*Saas Genius/s, /casinus/],
  ["en", ["can I pay you with PayPal?"], /By bank transfer/, /LemonSqueezy/],
  // too little by the month
  ["en", ["I have 20 euros a month"], /below the subscriptions/, /fixed price/],
  ["fr", ["que puis-je avoir pour 20 euros par mois ?"], /moins que les abonnements/, /forfait/],
  ["es", ["¿qué me dais por 20 euros al mes?"], /por debajo de las suscripciones/, /precio cerrado/],
];

test.each(texts)("%s %j: %s", (locale, said, holds, lacks) => {
  const text = factsFor(locale, said)
    .facts.map((fact) => fact.text)
    .join("\n");
  expect(text).toMatch(holds);
  if (lacks) expect(text).not.toMatch(lacks);
});

type Status = (typeof projects)[number]["status"];

/** Which projects are asked for, by how they stand. */
const standing: [Locale, said: string, is: (status: Status) => boolean][] = [
  ["en", "which of your projects were never finished?", (status) => status === "unfinished"],
  ["fr", "lesquels de vos projets ne sont plus visibles ?", (status) => status !== "online"],
];

test.each(standing)("%s %s", (locale, said, is) => {
  const { facts } = factsFor(locale, [said]);
  const wanted = projects.filter(({ status }) => is(status)).map(({ id }) => `project.${id}`);
  const told = facts.map(({ id }) => id);
  // Where none stands so, all of them are told; and many are told in one.
  expect(told).toEqual(wanted.length > 0 && wanted.length <= FEW ? wanted : ["projects"]);
});

const FEW = 3;

test("quotes a client who pays by the month to who asks for one", () => {
  const [paying] = testimonialsOf(["subscription"]);
  const { facts } = factsFor("en", ["has a client paid by the month, and what do they say?"]);
  expect(facts.map(({ id }) => id)).toEqual([`references.${(paying ?? testimonials[0]).id}`]);
});

test("of a project's price it says that no page holds it, of a street, too", () => {
  const textOf = (...said: string[]) =>
    factsFor("en", said)
      .facts.map(({ text }) => text)
      .join(" ");
  expect(textOf("Tell me about HouseSeeker", "what did it cost the client?")).toContain(
    "do not say what a client has paid",
  );
  expect(textOf("where is your office, which street exactly?")).toContain("The street is not on our pages");
});
