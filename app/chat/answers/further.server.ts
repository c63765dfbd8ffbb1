import type { furtherTopics } from "../understanding/follow-ups/further-topics.ts";
import type { Answers } from "./answer.ts";

/** What the pages say beside the answer of a topic: for who asks on. */
export const furtherAnswers: Answers<(typeof furtherTopics)[number]> = {
  ownership: ({ topic }, copy) => [copy.term(topic, "intellectualProperty", 2, 3)],
  acceptance: ({ topic }, copy) => [copy.term(topic, "acceptanceOfWork", 2)],
  "scope-change": ({ topic }, copy) => [copy.term(topic, "scopeChanges", 1)],
  "terms-change": ({ topic }, copy) => [copy.term(topic, "changes", 2)],
  warranty: ({ topic }, copy) => [copy.term(topic, "warrantiesAndDisclaimer", 2, 3)],
  liability: ({ topic }, copy) => [copy.term(topic, "liability", 2)],
  "late-payment": ({ topic }, copy) => [copy.term(topic, "latePayment", 2)],
  "end-project": ({ topic }, copy) => [copy.term(topic, "termination", 1)],
  nda: ({ topic }, copy) => [copy.term(topic, "confidentiality", 0, 1)],
  schedule: ({ topic }, copy) => [copy.term(topic, "schedule", 1)],
  "client-duties": ({ topic }, copy) => [copy.term(topic, "clientDuties", 1, 2)],
  contract: ({ topic }, copy) => [
    copy.term(topic, "acceptance", 1),
    copy.term(topic, "generalProvisions", 0),
  ],
  law: ({ topic }, copy) => [copy.term(topic, "disputeResolution", 1, 2)],
  gdpr: ({ topic }, copy) => [copy.term(topic, "dataProtection", 2)],
  "data-sharing": ({ topic }, copy) => [copy.policy(topic, "recipients", 2)],
  privacy: ({ topic }, copy) => [copy.policy(topic, "contactForm", 1)],
  maintenance: ({ topic }, copy) => [copy.term(topic, "maintenancePlans", 2)],
  hosting: ({ topic }, copy) => [copy.term(topic, "subscriptionPlans", 1)],
};
