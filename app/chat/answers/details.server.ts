import type { Detail } from "#locales/matter.ts";
import type { Answer } from "./answer.ts";
import { type AnswerCopy, fact, sentencesOf } from "./answer-copy.server.ts";

/** The sentences that answer a detail, and nothing of the rest of its topic. What is not here is answered as its topic is. */
export const detailAnswers: Partial<Record<Detail, Answer>> = {
  keyboard: ({ topic }, copy) => [
    copy.statement(topic, "use", 0, 0, 1),
    copy.statement(topic, "tested", 2, 0),
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
    copy.term(topic, "latePayment", 1),
    copy.clause(topic, "subscriptionPlans", 3, 0),
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
};

/** What it costs, and for how long it holds. */
function quote({ topic }: Parameters<Answer>[0], copy: AnswerCopy) {
  return [copy.goodToKnow(topic, "quote")];
}
