import { fill } from "#app/i18n/fill.ts";
import { shopPriceIds } from "#app/studio/prices.ts";
import type { ServiceId } from "#app/studio/services.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { sideBySide } from "./comparisons.server.ts";
import type { Fact } from "./fact.ts";
import { describedText, includedText, priceText } from "./price-text.server.ts";
import { otherPayment } from "./prices.server.ts";
import { rowsIn } from "./rows.ts";
import { timeText } from "./timelines.server.ts";
import { projectFact } from "./works.server.ts";

/** What is done, and how. */
export const serviceAnswers = {
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
  design: (ask, copy) => {
    // Who has a design asks what becomes of it.
    if (rowsIn(ask).includes("figmaToUi"))
      return [fact("design", describedText("figmaToUi", copy), copy.on.priceList, "figmaToUi")];
    return [
      fact("design", copy.services.whyChoose.benefits.oneTeam.text, copy.on.page("services")),
      ...(["landingPage", "figmaToUi"] as const).map((row) =>
        fact("design", includedText(row, copy), copy.on.priceList, row),
      ),
    ];
  },
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
  seo: (_, copy) => [marketing("seo", copy), copy.term("seo", "services", 2)],
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
  copywriting: (_, copy) => [
    copy.term("copywriting", "clientDuties", 0),
    fact("copywriting", copy.chat.answers.notFound, copy.on.page("contact")),
  ],
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
  shop: (ask, copy) => [
    ...(ask.aspect === "unlisted"
      ? [fact("shop", copy.chat.answers.toolsOther, copy.on.page("techStack")), copy.asked("shop", "shops")]
      : [copy.asked("shop", "shops"), ...shopPrices(copy)]),
  ],
  payments: (ask, copy) => [
    fact(
      "payments",
      `${copy.services.cards.fullstack.features.payments}. ${copy.techStack.groups.payments.text}`,
      copy.on.page("techStack"),
    ),
    fact("payments", copy.techStack.why.reasons.security.text, copy.on.page("techStack")),
    ...(ask.aspect === "unlisted" ? [otherPayment("payments", copy)] : []),
  ],
  integrations: (_, copy) => [
    fact(
      "integrations",
      `${copy.services.cards.fullstack.features.database}. ${copy.services.cards.fullstack.description}`,
      copy.on.service("fullstack"),
    ),
  ],
  ai: (_, copy) => (["house-seeker", "saas-genius"] as const).map((id) => projectFact(id, copy, "ai")),
  "not-offered": (_, copy) => [
    fact(
      "not-offered",
      fill(copy.chat.answers.notOffered, { services: namesOf(copy) }),
      copy.on.page("services"),
    ),
    fact("not-offered", copy.chat.facts.reach, copy.on.page("contact")),
  ],
} satisfies Partial<Answers<Topic>>;

/** What is done so that a site is found. */
export function marketing(topic: Topic, copy: AnswerCopy): Fact {
  const { features } = copy.services.cards.frontend;
  return fact(topic, `${features.seo}. ${copy.about.mission.paragraphs.second}`, copy.on.page("about"));
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

function shopPrices(copy: AnswerCopy): Fact[] {
  return shopPriceIds.map((row) => fact("shop", priceText(row, copy), copy.on.priceList, row));
}
