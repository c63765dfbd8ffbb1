import type { Detail, UnsaidMatter } from "#locales/matter.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answer } from "./answer.ts";
import { type AnswerCopy, fact, sentencesOf } from "./answer-copy.server.ts";
import { priceText } from "./price-text.server.ts";
import { rowFacts } from "./rows.ts";
import { marketing } from "./services.server.ts";
import { othersGoOn } from "./upkeep.server.ts";

/** The sentences that answer a detail, and nothing of the rest of its topic. What is not here is answered as its topic is. */
export const detailAnswers: Partial<Record<Detail, Answer>> = {
  keyboard: ({ topic }, copy) => [
    copy.statement(topic, "use", 0, 0, 1),
    copy.statement(topic, "tested", 2, 0),
  ],
  // For clients, and of this site.
  howTested: ({ topic }, copy) => [
    fact(topic, copy.about.values.items.quality.text, {
      ...copy.on.page("about"),
      name: copy.about.values.heading,
    }),
    copy.statement(topic, "tested", 0, 0),
    copy.statement(topic, "tested", 2, 0),
  ],
  // The sentence on the zoom of a desktop window holds a percentage: what marks unconfirmed claims would mark it.
  zoomed: ({ topic }, copy) => [copy.statement(topic, "tested", 1, 0), copy.statement(topic, "use", 2, 0)],
  signLanguage: ({ topic }, copy) => [copy.statement(topic, "limits", 0, 0)],
  editMyself: ({ topic }, copy) => [copy.asked(topic, "contentEdits")],
  documented: ({ topic }, copy) => [
    fact(topic, `${copy.services.cards.fullstack.features.database}.`, copy.on.service("fullstack")),
  ],
  movable: ({ topic }, copy) => [
    othersGoOn(topic, copy),
    copy.term(topic, "intellectualProperty", 0),
    copy.clause(topic, "subscriptionPlans", 3, 1),
  ],
  rentedRights: ({ topic }, copy) => [
    copy.term(topic, "intellectualProperty", 0),
    copy.term(topic, "subscriptionPlans", 3),
  ],
  whoSees: ({ topic }, copy) => [
    copy.clause(topic, "confidentiality", 2, 0),
    copy.clause(topic, "confidentiality", 0, 0),
    copy.policy(topic, "recipients", 0),
  ],
  noAds: ({ topic }, copy) => [copy.policy(topic, "whatWeDoNot", 1)],
  promised: ({ topic }, copy) => [copy.term(topic, "services", 2), marketing(topic, copy)],
  disliked: ({ topic }, copy) => [
    copy.asked(topic, "revisions"),
    copy.clause("acceptance", "acceptanceOfWork", 0, 1),
    copy.clause("acceptance", "acceptanceOfWork", 1, 0),
  ],
  phoneInLanguage: ({ topic }, copy) => [
    copy.goodToKnow(topic, "spokenLanguages"),
    fact(topic, copy.chat.facts.reach, copy.on.page("contact")),
  ],
  whyRange: (ask, copy) => [
    fact(ask.topic, copy.services.pricing.note, copy.on.priceList),
    ...(rowFacts("price", ask, copy, priceText) ?? []),
  ],
  withoutScript: ({ topic }, copy) => [copy.statement(topic, "use", 1, 0, 1)],
  notConformant: ({ topic }, copy) => [copy.statement(topic, "aim", 1, 0, 1)],
  barrier: ({ topic }, copy) => [
    copy.statement(topic, "feedback", 0, 0, 1),
    copy.statement(topic, "feedback", 1, 0, 1),
  ],
  stepPayment: ({ topic }, copy) => [
    copy.term(topic, "fixedPriceProjects", 1),
    copy.clause(topic, "subscriptionPlans", 0, 0),
    copy.goodToKnow(topic, "quote"),
  ],
  quoteFree: quote,
  signLater: quote,
  ownContent: ({ topic }, copy) => [copy.term(topic, "intellectualProperty", 2)],
  disputed: ({ topic }, copy) => [copy.clause(topic, "feesAndTaxes", 1, 1, 2)],
  chatEnds: ({ topic }, copy) => [copy.policy(topic, "cookies", 3), copy.policy(topic, "chatAssistant", 2)],
  onVisit: ({ topic }, copy) => [copy.policy(topic, "visits", 0, 1, 2), copy.policy(topic, "whatWeDoNot", 1)],
  minimumTerm: ({ topic }, copy) => [copy.clause(topic, "subscriptionPlans", 2, 1, 0)],
  stopPaying: ({ topic }, copy) => [
    copy.clause(topic, "subscriptionPlans", 3, 0, 1),
    copy.term(topic, "latePayment", 1),
  ],
  directTalk: ({ topic }, copy) => [
    fact(topic, `${copy.about.whyUs.items.direct}. ${copy.about.intro}`, copy.on.page("about")),
    copy.goodToKnow(topic, "team"),
  ],
  firstMessage: ({ topic }, copy) => [
    fact(topic, copy.contact.intro, copy.on.page("contact")),
    fact(topic, copy.chat.facts.reach, copy.on.page("contact")),
  ],
  legalPages: ({ topic }, copy) => [copy.term(topic, "clientDuties", 2)],
  careAfter: ({ topic }, copy) => [
    fact(topic, sentencesOf(copy.about.approach.steps.care.text).at(-1) ?? "", {
      ...copy.on.page("about"),
      name: copy.about.approach.heading,
    }),
    copy.clause(topic, "maintenancePlans", 0, 0),
    copy.clause(topic, "maintenancePlans", 1, 0),
  ],
  freeForOthers: ({ topic }, copy) => [
    unsaid(topic, copy),
    copy.term(topic, "freeMaintenance", 0),
    copy.clause(topic, "freeMaintenance", 1, 0),
  ],
  responseTime: ({ topic }, copy) => [copy.clause(topic, "maintenancePlans", 0, 1)],
  accountOwner: ({ topic }, copy) => [copy.clause(topic, "components", 2, 1, 0)],
  namedAsClient: ({ topic }, copy) => [
    copy.term(topic, "portfolio", 0),
    copy.clause(topic, "portfolio", 1, 0),
  ],
  besidesCourt: ({ topic }, copy) => [
    copy.clause(topic, "disputeResolution", 0, 0, 1),
    copy.term(topic, "disputeResolution", 2),
  ],
  paidHandover: ({ topic }, copy) => [copy.clause(topic, "termination", 3, 0)],
  formKept: ({ topic }, copy) => [copy.policy(topic, "retention", 0)],
  whichPayments: ({ topic }, copy) => [
    fact(topic, `${copy.services.cards.fullstack.features.payments}.`, copy.on.service("fullstack")),
  ],
  buyersPay: ({ topic }, copy) => [
    fact(topic, copy.chat.answers.paymentsOther, copy.on.page("techStack")),
    fact(topic, `${copy.services.cards.fullstack.features.payments}.`, copy.on.service("fullstack")),
  ],
};

/** What no page holds, and what they say that comes nearest to it. */
export const unsaidAnswers: Record<UnsaidMatter, Answer> = {
  founded: ({ topic }, copy) => [
    unsaid(topic, copy),
    fact(topic, copy.chat.facts.location, copy.on.page("about")),
  ],
  ownerName: ({ topic }, copy) => [unsaid(topic, copy), copy.goodToKnow("team", "team")],
  figures: ({ topic }, copy) => [unsaid(topic, copy)],
  otherLaw: ({ topic }, copy) => [unsaid(topic, copy), copy.asked("gdpr", "gdpr")],
  farAway: ({ topic }, copy) => [
    unsaid(topic, copy),
    copy.goodToKnow("languages-spoken", "spokenLanguages"),
    copy.goodToKnow("meeting", "meeting"),
  ],
};

function unsaid(topic: Topic, copy: AnswerCopy) {
  return fact(topic, copy.chat.answers.unsaid, copy.on.page("contact"));
}

/** What it costs, and for how long it holds. */
function quote({ topic }: Parameters<Answer>[0], copy: AnswerCopy) {
  return [copy.goodToKnow(topic, "quote")];
}
