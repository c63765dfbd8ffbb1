import { expect, test } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { factsFor } from "./facts-reply.server.ts";

/** What a visitor has said, and the facts of the answer to the last of it, each kind once. */
const conversations: [Locale, said: string[], ids: string[]][] = [
  // two questions in one message
  ["en", ["How long does a project take, and how can I reach you by phone?"], ["time-all", "reach"]],
  ["fr", ["Combien de temps faut-il, et comment vous joindre ?"], ["time-all", "reach"]],
  ["en", ["How do I telephone you and when?"], ["reach"]],
  ["en", ["Can we meet in person? And will you sign an NDA?"], ["meeting", "nda"]],
  ["fr", ["Peut-on se rencontrer ? Et signez-vous un accord de confidentialité ?"], ["meeting", "nda"]],
  ["fr", ["Quels sont vos tarifs et combien de retouches sont comprises ?"], ["price-list", "revisions"]],
  ["en", ["What are your prices and how many revisions are included?"], ["price-list", "revisions"]],
  // a site that is asked for, beside what is looked after or made from a design
  ["es", ["¿os encargáis de hacer la web? ¿cuánto cuesta?"], ["price.marketingWebsite"]],
  [
    "en",
    ["How much is Figma to UI compared to a marketing website?"],
    ["compare.figmaToUi", "compare.marketingWebsite", "compare"],
  ],
  ["en", ["price of Figma to UI, and I'd like to have a website too?"], ["estimate"]],
  ["es", ["precio de Figma a UI? además quiero una web en inglés"], ["estimate"]],
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
];

test.each(texts)("%s %j: %s", (locale, said, holds, lacks) => {
  const text = factsFor(locale, said)
    .facts.map((fact) => fact.text)
    .join("\n");
  expect(text).toMatch(holds);
  if (lacks) expect(text).not.toMatch(lacks);
});
