// One table of conversations, a case a line: apart they would say less.
import { expect, test } from "vitest";
import { studio } from "#app/studio/company.ts";
import { projects } from "#app/studio/projects.ts";
import type { Ask } from "../asks/ask.ts";
import { understand } from "../understand.server.ts";

/** What a visitor has said, and what the last of it is after: its topic, what is wanted, for how long, and paid how. */
const conversations: [said: string[], after: string][] = [
  // more of it, less of it, another in its place
  [
    ["how much is a SaaS prototype?", "add roles and Google login, please"],
    "estimate saasPrototype rbacOauthLogging",
  ],
  [["combien pour un MVP et une landing page ensemble ?", "sans la landing"], "price mvp"],
  [
    ["landing y panel de administración, ¿total?", "quita el panel y mete el mantenimiento"],
    "estimate landingPage maintenance",
  ],
  [
    ["an MVP plus token validation, one-off?", "swap the MVP for an admin panel"],
    "estimate tokenValidation adminPanels once",
  ],
  [["un MVP plus la validation des jetons, combien ?", "laissez tomber les jetons"], "price mvp"],
  [["what does an MVP cost?", "with maintenance on top?"], "estimate mvp maintenance"],
  [
    ["site vitrine, combien ?", "non pardon, la landing page, au mois"],
    "subscription-price landingPage monthly",
  ],
  [
    ["a landing page and a panel, total?", "drop the landing page, two panels instead"],
    "estimate 2×adminPanels",
  ],
  [
    ["what's an MVP?", "and the bigger one?", "I'll stay with the smaller one, add six months of upkeep"],
    "estimate mvp maintenance 6",
  ],
  [
    ["MVP et maintenance, total ?", "sans la maintenance", "remettez-la, mais huit mois"],
    "estimate mvp maintenance 8",
  ],
  [
    ["MVP ou SaaS, les prix ?", "le deuxième au mois", "non, laissez tomber, plutôt le premier"],
    "subscription-price mvp monthly",
  ],
  [
    ["precio de dos landings", "no, mejor una sola pero con mantenimiento tres meses"],
    "estimate landingPage maintenance 3",
  ],
  // of what has several sizes
  [
    ["cost of multi-tenant auth?", "and only checking the tokens?", "no, the one in the middle"],
    "price rbacOauthLogging",
  ],
  [["prix de la validation des jetons ?", "et la plus complète ?"], "price multiTenantAuth"],
  [["¿precio de comprobar los tokens?", "¿y el del medio?"], "price rbacOauthLogging"],
  // what is in it
  [["cuánto cuesta una landing page", "y q trae por ese precio"], "includes landingPage"],
  // how many
  [["precio de una landing", "que sean cuatro"], "estimate 4×landingPage"],
  [["how much for a landing page?", "we'd need three of them", "no, only two"], "estimate 2×landingPage"],
  [
    ["deux landing pages et un MVP, total ?", "finalement une seule landing page"],
    "estimate landingPage mvp",
  ],
  [["price of a landing page", "twice that, it's for two shops"], "estimate 2×landingPage"],
  [["¿precio de una landing?", "y tres, al mes"], "estimate 3×landingPage monthly"],
  [["un MVP et une interface d'administration ensemble ?", "laissez tomber l'interface"], "price mvp"],
  // for how long, and paid how
  [["how much is the MVP?", "monthly?", "for eight months"], "compare mvp monthly 8"],
  [
    ["cuánto es el prototipo de SaaS al mes", "durante diez meses", "no, seis"],
    "compare saasPrototype monthly 6",
  ],
  [
    ["prix d'une landing page ?", "et trois ?", "plutôt au mois", "sur un an ?"],
    "estimate 3×landingPage monthly 1",
  ],
  [["an MVP by the month, a year of it?", "and paid in one go?"], "price mvp once"],
  // what was spoken of before
  [
    ["prix du RBAC ?", "et du multi-locataire ?", "les deux ensemble ?"],
    "estimate rbacOauthLogging multiTenantAuth",
  ],
  [
    ["MVP price?", "and the landing page price?", "the first one by the month"],
    "subscription-price mvp monthly",
  ],
  // by how much
  [
    ["a landing page and an MVP together?", "without the MVP", "how much do I save?"],
    "difference landingPage against landingPage mvp",
  ],
  [
    ["¿cuánto cuesta el MVP?", "¿y el prototipo de SaaS?", "¿qué diferencia hay entre los dos?"],
    "difference mvp saasPrototype",
  ],
  [
    ["a marketing website over 12 months by subscription?", "how much would I save by paying once?"],
    "compare marketingWebsite once 12 gap",
  ],
  [
    ["combien le MVP au mois ?", "à partir de quel mois l'achat revient moins cher ?"],
    "compare mvp once paidOff",
  ],
  // whether it is enough
  [
    ["landing page and token validation together?", `I have 900 ${studio.currency}, is that enough?`],
    "estimate landingPage tokenValidation 900",
  ],
  [
    [`j'ai 500 ${studio.currency} par mois, qu'est-ce que vous proposez ?`, "et avec 900 ?"],
    "budget monthly 900",
  ],
  // the same question of another
  [["how long does an MVP take?", "and a landing page?"], "time landingPage"],
  // one less, one more, and what was denied
  [["four landing pages, total?", "take one away"], "estimate 3×landingPage"],
  [["dos landings, ¿total?", "una más"], "estimate 3×landingPage"],
  [["trois landing pages, total ?", "deux, pas trois"], "estimate 2×landingPage"],
  [["three landing pages, total?", "the one in Leeds is closing, make it two"], "estimate 2×landingPage"],
  // what is listed first, all rows of a service among it
  [
    ["a marketing website plus token validation, paid once?"],
    "estimate marketingWebsite tokenValidation once",
  ],
  [["deux MVP et une landing page au mois, combien ?"], "estimate 2×mvp landingPage monthly"],
  [
    ["price of an MVP and a landing page or a marketing website?"],
    "price mvp landingPage marketingWebsite choice",
  ],
  // back to what it was
  [
    ["an MVP and a panel, together?", "swap the panel for a landing page", "what was it before?"],
    "estimate mvp adminPanels",
  ],
  [
    ["MVP et panel d'administration ensemble ?", "sans le panel", "revenons à ma première liste, au mois"],
    "estimate mvp adminPanels monthly",
  ],
  // the larger and the smaller of what was shown
  [
    ["how much is a SaaS prototype by the month?", "and the smaller version?"],
    "subscription-price mvp monthly",
  ],
  // upkeep keeps its months, and what is paid once has none
  [["landing y seis meses de mantenimiento, ¿total?", "sin el mantenimiento"], "price landingPage"],
  [
    ["a landing page and three months of on-call, total?", "six months of on-call instead"],
    "estimate landingPage onCall 6",
  ],
  [["two MVPs and three landing pages, total?", "plus two landing pages"], "estimate 2×mvp 5×landingPage"],
  [["tres landings y un MVP, ¿total?", "quita dos landings"], "estimate landingPage mvp"],
  [
    ["combien pour un MVP ?", "et quelle différence avec un prototype de SaaS ?"],
    "difference mvp saasPrototype",
  ],
  // what only sounds like it
  [["how much is an MVP?", "can I have two revisions?"], "revisions"],
  [["web corporativa al mes, ¿precio?", "¿atendéis 24/7?"], "hours"],
  [["a marketing website for six months?", "is six months the minimum?"], "cancel"],
  // what is left out that was no part of it changes nothing
  [
    ["how much for an MVP and a landing page?", "drop the landing page", "and if we skip the landing page?"],
    "price mvp",
  ],
  [["combien pour un MVP ?", "on peut payer en trois fois ?"], "instalments"],
  [["how much is an MVP?", "and the hosting, monthly?"], "hosting included + subscription-price mvp monthly"],
  [["which projects have you done?", "what is the second one?"], `project ${projects[1]?.id}`],
];

test.each(conversations)("%j: %s", (said, after) => {
  expect(understand(said).asks.map(summary).join(" + ")).toBe(after);
});

function summary({ topic, products, counts = {}, against = [], monthly, once, quantities, aspect }: Ask) {
  const rows = products.map(({ id }) => [Object.entries(counts).find(([row]) => row === id)?.[1], id]);
  return [
    topic,
    ...rows.map((row) => row.filter(Boolean).join("×")),
    ...(against.length > 0 ? ["against", ...against.map(({ row }) => row)] : []),
    monthly ? "monthly" : "",
    once ? "once" : "",
    ...quantities.map(({ value }) => value),
    aspect,
  ]
    .filter(Boolean)
    .join(" ");
}
