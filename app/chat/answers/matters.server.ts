import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Matter } from "#locales/matter.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answer } from "./answer.ts";
import { type AnswerCopy, fact, sentencesOf } from "./answer-copy.server.ts";
import { detailAnswers, unsaidAnswers } from "./details.server.ts";
import type { Fact } from "./fact.ts";
import { priceText, subscriptionText } from "./price-text.server.ts";
import { rowFacts } from "./rows.ts";

/**
 * The sentences that answer a precise question, the telling one first, and nothing that belongs to another. What is not
 * here is answered as its topic is.
 */
export const matterAnswers: Partial<Record<Matter, Answer>> = {
  ...detailAnswers,
  ...unsaidAnswers,
  screenReader: ({ topic }, copy) => [copy.statement(topic, "notTested", 0, 0, 1)],
  // What is tested for clients, and that this site was not.
  anyScreenReader: ({ topic }, copy) => [
    fact(topic, copy.about.values.items.quality.text, {
      ...copy.on.page("about"),
      name: copy.about.values.heading,
    }),
    copy.statement(topic, "notTested", 0, 0),
  ],
  accessible: aim,
  standard: aim,
  audit: ({ topic }, copy) => [copy.statement(topic, "notTested", 1, 0)],
  unusedTime: ({ topic }, copy) => [copy.clause(topic, "maintenancePlans", 1, 1)],
  freeCovers: ({ topic }, copy) => [copy.term(topic, "freeMaintenance", 0, 1, 2)],
  freeMonth: ({ topic }, copy) => [copy.term(topic, "freeMaintenance", 0, 1)],
  // "During this period" says nothing before the period is told.
  freeFault: ({ topic }, copy) => [
    copy.term(topic, "freeMaintenance", 0, 1),
    copy.clause(topic, "freeMaintenance", 2, 0, 1),
  ],
  training: ({ topic }, copy) => [
    fact(
      topic,
      `${copy.chat.answers.training} ${copy.services.cards.fullstack.features.adminPanels}.`,
      copy.on.service("fullstack"),
    ),
    copy.term(topic, "freeMaintenance", 0),
    copy.clause(topic, "freeMaintenance", 1, 0),
    fact(topic, copy.chat.facts.reach, copy.on.page("contact")),
  ],
  lateContent: ({ topic }, copy) => [copy.clause(topic, "schedule", 1, 1, 0)],
  bindingDate: ({ topic }, copy) => [copy.clause(topic, "schedule", 0, 1, 0)],
  priceRise: ({ topic }, copy) => [copy.term(topic, "fixedPriceProjects", 0)],
  quoteHolds: ({ topic }, copy) => [copy.goodToKnow(topic, "quote")],
  ownHosting: ({ topic }, copy) => [
    copy.clause(topic, "components", 2, 0, 1),
    fact(topic, copy.services.pricing.notes.hosting, copy.on.priceList),
  ],
  sharedHosting: ({ topic }, copy) => [copy.term(topic, "subscriptionPlans", 1)],
  uptime: ({ topic }, copy) => [copy.clause(topic, "subscriptionPlans", 1, 0, 1)],
  clientData: ({ topic }, copy) => [copy.term(topic, "dataProtection", 1, 2), copy.asked(topic, "gdpr")],
  controller: ({ topic }, copy) => [copy.term(topic, "dataProtection", 2, 1)],
  erase: ({ topic }, copy) => [
    copy.policy(topic, "rights", 2),
    copy.policy(topic, "rights", 0),
    copy.policy(topic, "retention", 0),
  ],
  street: ({ topic }, copy) => [
    fact(topic, `${copy.chat.facts.location} ${copy.chat.answers.street}`, copy.on.page("contact")),
    copy.goodToKnow(topic, "meeting"),
    fact(topic, copy.chat.facts.reach, copy.on.page("contact")),
  ],
  testimonialConsent: ({ topic }, copy) => [copy.clause(topic, "portfolio", 1, 1)],
  secretFirst: ({ topic }, copy) => [copy.clause(topic, "confidentiality", 2, 2, 0)],
  secrecyLasts: ({ topic }, copy) => [copy.term(topic, "confidentiality", 0)],
  chatBinding: ({ topic }, copy) => [
    copy.clause(topic, "chatAssistant", 0, 0, 1, 2),
    copy.term(topic, "chatAssistant", 1),
  ],
  subscriptionHow: byTheMonth,
  subscriptionGain: byTheMonth,
  suspension: ({ topic }, copy) => [copy.term(topic, "latePayment", 1)],
  lateRate: ({ topic }, copy) => [copy.term(topic, "latePayment", 0)],
  owedAtEnd: ({ topic }, copy) => [
    copy.clause(topic, "termination", 0, 1),
    copy.term(topic, "feesAndTaxes", 3),
  ],
  withdrawal: ({ topic }, copy) => [copy.term(topic, "termination", 2)],
  domainOwner: ({ topic }, copy) => [copy.asked(topic, "domains")],
  sameDesign: ({ topic }, copy) => [
    fact(topic, copy.services.pricing.includes.figmaToUi, copy.on.priceList, "figmaToUi"),
  ],
  inWriting: ({ topic }, copy) => [
    copy.clause(topic, "definitions", 2, -1),
    copy.clause(topic, "contact", 1, 0),
  ],
  dataRequest: ({ topic }, copy) => [copy.policy(topic, "rights", 2)],
  formData: ({ topic }, copy) => {
    const { text, source } = copy.policy(topic, "contactForm", 1);
    return [fact(topic, sentencesOf(text)[0] ?? text, source), copy.policy(topic, "retention", 0)];
  },
  readers: ({ topic }, copy) => [copy.policy(topic, "recipients", 0, 1)],
  priceStep: ({ topic }, copy) => {
    const { heading, steps } = copy.about.approach;
    const at = Object.keys(steps).indexOf("plan") + 1;
    const text = `${at}. ${formatLabelled(copy.locale, steps.plan.title, steps.plan.text)}`;
    return [fact(topic, text, { ...copy.on.page("about"), name: heading })];
  },
  paidCare: ({ topic }, copy) => [
    fact(
      topic,
      `${copy.services.pricing.includes.maintenance} ${priceText("maintenance", copy)}`,
      copy.on.priceList,
      "maintenance",
    ),
  ],
  untilPaid: ({ topic }, copy) => [copy.term(topic, "intellectualProperty", 1, 0)],
  howPaid: ({ topic }, copy) => [copy.asked(topic, "payment")],
  deposit: ({ topic }, copy) => [copy.term(topic, "fixedPriceProjects", 1)],
  termsLanguage: ({ topic }, copy) => [copy.term(topic, "generalProvisions", 3)],
  notShown: ({ topic }, copy) => [copy.term(topic, "portfolio", 1), copy.term(topic, "portfolio", 0)],
  ownTrouble: ({ topic }, copy) => {
    const { features, description } = copy.services.cards.support;
    return [
      fact(topic, `${features.handover}. ${description}`, copy.on.service("support")),
      fact(topic, copy.chat.facts.reach, copy.on.page("contact")),
    ];
  },
  consumer: (ask, copy) => consumerAnswers[ask.topic]?.(ask, copy) ?? [],
};

/** What the terms say of consumers, by what was asked. */
const consumerAnswers: Partial<Record<Topic, Answer>> = {
  invoice: ({ topic }, copy) => [
    copy.clause(topic, "feesAndTaxes", 2, 1, 0),
    fact(topic, copy.services.pricing.note, copy.on.priceList),
  ],
  liability: ({ topic }, copy) => [copy.term(topic, "liability", 2)],
  warranty: ({ topic }, copy) => [copy.term(topic, "warrantiesAndDisclaimer", 3)],
  "late-payment": ({ topic }, copy) => [copy.term(topic, "latePayment", 0)],
  acceptance: ({ topic }, copy) => [copy.term(topic, "acceptanceOfWork", 2)],
  withdrawal: ({ topic }, copy) => [copy.term(topic, "termination", 2)],
  law: ({ topic }, copy) => [
    copy.term(topic, "governingLaw", 0),
    copy.term(topic, "governingLaw", 2),
    copy.term(topic, "disputeResolution", 2),
  ],
};

/** To what the site is built, and how far it gets. */
function aim({ topic }: Ask, copy: AnswerCopy): Fact[] {
  return [copy.statement(topic, "aim", 0, 0, 1), copy.statement(topic, "aim", 1, 0, 1)];
}

/** How a subscription goes, then what one costs, where it is asked of a row. */
function byTheMonth(ask: Ask, copy: AnswerCopy): Fact[] {
  return [
    fact("subscription", copy.services.pricing.intro, copy.on.priceList),
    copy.term("subscription", "subscriptionPlans", 2),
    ...(rowFacts("subscription-price", ask, copy, subscriptionText) ?? []),
  ];
}
