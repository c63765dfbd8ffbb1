import { timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatList } from "#app/i18n/format.server.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { ServiceId } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import type { Ask } from "../understanding/ask.ts";
import type { Topic } from "../understanding/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { sideBySide } from "./comparisons.server.ts";
import type { Fact } from "./fact.ts";
import { priceText } from "./price-text.server.ts";
import { namedRowsIn, rowsIn } from "./rows.ts";
import { projectFact } from "./studio.server.ts";

/** What is done, how, and how long it takes. */
export const serviceAnswers = {
  time: timeOf,
  "time-all": (_, copy) => [copy.contactFaq("time-all", "timelines")],
  rush: (_, copy) => [copy.contactFaq("time-all", "timelines"), copy.goodToKnow("start", "start")],
  start: (_, copy) => [copy.goodToKnow("start", "start")],
  difference: (ask, copy) => {
    const rows = rowsIn(ask);
    const services = ask.products.flatMap((product) => (product.kind === "service" ? product.id : []));
    if (services.length > 0) return services.map((id) => service(id, copy, "difference"));
    return rows.length === 0
      ? [fact("difference", `${copy.services.intro} ${namesOf(copy)}.`, copy.on.page("services"))]
      : sideBySide("difference", ask, copy);
  },
  services: (_, copy) => [
    fact("services", `${copy.home.hero.subtitle} ${namesOf(copy)}.`, copy.on.page("services")),
  ],
  "service-frontend": (_, copy) => [service("frontend", copy)],
  "service-fullstack": (_, copy) => [service("fullstack", copy)],
  "service-security": (_, copy) => [service("security", copy)],
  "service-support": (_, copy) => [service("support", copy)],
  "login-security": (_, copy) => [service("security", copy, "login-security")],
  design: (_, copy) => [
    fact("design", copy.services.whyChoose.benefits.oneTeam.text, copy.on.page("services")),
    fact("design", `${copy.services.cards.frontend.features.figmaToUi}.`, copy.on.service("frontend")),
  ],
  "content-editing": (_, copy) => [
    fact(
      "content-editing",
      `${copy.services.cards.fullstack.features.adminPanels}.`,
      copy.on.service("fullstack"),
    ),
    fact("content-editing", `${copy.services.cards.support.features.fixes}.`, copy.on.service("support")),
  ],
  wordpress: (_, copy) => {
    const { intro, reasons } = copy.home.why;
    return [
      fact("wordpress", [intro, ...Object.values(reasons).map(({ text }) => text)].join(" "), {
        ...copy.on.page("home"),
        name: copy.home.why.heading,
      }),
    ];
  },
  extend: (_, copy) => [
    fact("extend", copy.home.why.reasons.growth.text, {
      ...copy.on.page("home"),
      name: copy.home.why.heading,
    }),
  ],
  redesign: (_, copy) => [
    fact(
      "redesign",
      `${copy.services.cards.support.features.handover}. ${copy.services.cards.support.description}`,
      copy.on.service("support"),
    ),
  ],
  seo: (_, copy) => [
    fact(
      "seo",
      `${copy.services.cards.frontend.features.seo}. ${copy.about.mission.paragraphs.second}`,
      copy.on.page("about"),
    ),
  ],
  "social-media": (_, copy) => [
    fact(
      "social-media",
      fill(copy.chat.answers.notOffered, { services: namesOf(copy) }),
      copy.on.page("services"),
    ),
    fact("social-media", `${copy.services.cards.frontend.features.seo}.`, copy.on.service("frontend")),
  ],
  ads: (_, copy) => [fact("ads", copy.about.mission.paragraphs.second, copy.on.page("about"))],
  analytics: (_, copy) => [
    fact("analytics", copy.about.mission.paragraphs.second, copy.on.page("about")),
    copy.policy("analytics", "whatWeDoNot", 1),
  ],
  copywriting: (_, copy) => [copy.term("copywriting", "clientDuties", 0)],
  "site-languages": (_, copy) => [copy.asked("site-languages", "siteLanguages")],
  mobile: (_, copy) => [
    fact(
      "mobile",
      `${copy.services.cards.frontend.description} ${copy.services.cards.frontend.features.speed}.`,
      copy.on.service("frontend"),
    ),
  ],
  accessibility: (_, copy) => [
    fact("accessibility", copy.about.values.items.quality.text, {
      ...copy.on.page("about"),
      name: copy.about.values.heading,
    }),
  ],
  speed: (_, copy) => [
    fact(
      "speed",
      `${copy.services.cards.frontend.features.speed}. ${copy.home.why.reasons.speed.text}`,
      copy.on.service("frontend"),
    ),
  ],
  "native-apps": (_, copy) => [copy.asked("native-apps", "nativeApps")],
  shop: (_, copy) => [
    copy.asked("shop", "shops"),
    ...(["marketingWebsite", "mvp"] as const).map((row) =>
      fact("shop", priceText(row, copy), copy.on.priceList, row),
    ),
  ],
  payments: (ask, copy) => [
    fact(
      "payments",
      `${copy.services.cards.fullstack.features.payments}. ${copy.techStack.groups.payments.text}`,
      copy.on.page("techStack"),
    ),
    ...(ask.aspect === "unlisted"
      ? [fact("payments", copy.chat.answers.toolsOther, copy.on.page("techStack"))]
      : []),
  ],
  integrations: (_, copy) => [
    fact(
      "integrations",
      `${copy.services.cards.fullstack.features.database}. ${copy.services.cards.fullstack.description}`,
      copy.on.service("fullstack"),
    ),
  ],
  ai: (_, copy) => (["house-seeker", "saas-genius"] as const).map((id) => projectFact(id, copy, "ai")),
  hosting: (ask, copy) => [
    fact("hosting", copy.services.pricing.notes.hosting, copy.on.priceList),
    ...(ask.aspect === "included" ? [] : [copy.term("hosting", "subscriptionPlans", 1)]),
  ],
  "hosting-place": (_, copy) => {
    const { title, text } = copy.techStack.groups.deployment;
    const tools = techStack.find(({ id }) => id === "deployment")?.tools.map(({ name }) => name) ?? [];
    const place = `${text} ${formatLabelled(copy.locale, title, tools.join(", "))}.`;
    return [fact("hosting-place", `${place} ${copy.chat.answers.hostingPlace}`, copy.on.page("techStack"))];
  },
  "domain-email": (_, copy) => [
    copy.asked("domain-email", "domains"),
    copy.term("domain-email", "feesAndTaxes", 0),
  ],
  "free-maintenance": (_, copy) => [
    fact("free-maintenance", copy.services.pricing.notes.maintenance, copy.on.priceList),
    copy.term("free-maintenance", "freeMaintenance", 1),
  ],
  maintenance: (_, copy) => [
    fact(
      "maintenance",
      `${copy.services.pricing.includes.maintenance} ${priceText("maintenance", copy)}`,
      copy.on.priceList,
      "maintenance",
    ),
    fact("maintenance", copy.services.pricing.notes.maintenance, copy.on.priceList),
  ],
  "on-call": (_, copy) => [
    fact(
      "on-call",
      `${copy.services.pricing.includes.onCall} ${priceText("onCall", copy)}`,
      copy.on.priceList,
      "onCall",
    ),
    copy.contactFaq("on-call", "support"),
  ],
  handover: (_, copy) => [
    fact(
      "handover",
      formatLabelled(copy.locale, copy.techStack.why.heading, copy.techStack.why.reasons.handover.text),
      copy.on.page("techStack"),
    ),
    copy.term("handover", "intellectualProperty", 0),
  ],
  "not-offered": (_, copy) => [
    fact(
      "not-offered",
      fill(copy.chat.answers.notOffered, { services: namesOf(copy) }),
      copy.on.page("services"),
    ),
  ],
} satisfies Partial<Answers<Topic>>;

/** Of each row its service's timeline, where that is the row's too; the date of any other is in its quote. */
function timeOf(ask: Ask, copy: AnswerCopy): Fact[] {
  const rows = namedRowsIn(ask);
  const all = copy.contactFaq("time-all", "timelines");
  const asked = ask.products.flatMap((product) => (product.kind === "service" ? product.id : []));
  const services = new Set([...asked, ...rows.flatMap((row) => timed[row] ?? untimed(row) ?? [])]);
  if (rows.length === 0 && services.size === 0) return [all];
  const names = rows
    .filter((row) => !timed[row] && !untimed(row))
    .map((row) => copy.services.pricing.rows[row]);
  const text = formatLabelled(copy.locale, formatList(copy.locale, names), lastSentenceOf(all.text));
  // How long it takes is asked by who wants to know when it is there.
  const dated = [...services].find((id) => id === "frontend" || id === "fullstack");
  return [
    ...[...services].map((id) => timeline(id, copy)),
    ...(names.length > 0 ? [{ ...all, text }] : []),
    ...(dated ? [{ ...copy.goodToKnow("time", "start"), id: `time.${dated}` }] : []),
  ];
}

/** After the timelines of others: that a project's date is in its quote. */
function lastSentenceOf(text: string) {
  return text.split(/(?<=[.!?])\s+/u).at(-1) ?? text;
}

/** The services whose timeline is said, by the row that it is the timeline of. */
const timed: Partial<Record<PriceId, ServiceId>> = {
  landingPage: "frontend",
  mvp: "fullstack",
  saasPrototype: "fullstack",
};

/** What is not sold by a timeline of its own says how its date is set. */
function untimed(row: PriceId): ServiceId | undefined {
  const { service } = priceRow(row);
  return service === "security" || service === "support" ? service : undefined;
}

function timeline(id: ServiceId, copy: AnswerCopy): Fact {
  // "Set with you once we have seen the code" says nothing without what it is of.
  const { title } = copy.services.cards[id];
  const text = timeText(id, copy);
  return fact(
    "time",
    id === "security" || id === "support" ? formatLabelled(copy.locale, title, text) : text,
    copy.on.service(id),
    id,
  );
}

function timeText(id: ServiceId, { locale, services }: AnswerCopy) {
  return `${fill(services.cards[id].timeline, timelineOf(id, locale))}.`;
}

function service(id: ServiceId, copy: AnswerCopy, topic: Topic = `service-${id}`): Fact {
  const { description, features } = copy.services.cards[id];
  const text = `${description} ${Object.values(features).join(" · ")}. ${timeText(id, copy)}`;
  return fact(topic, text, copy.on.service(id));
}

function namesOf({ services }: AnswerCopy) {
  return Object.values(services.cards)
    .map(({ title }) => title)
    .join(" · ");
}
