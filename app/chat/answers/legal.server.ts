import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { fact } from "./answer-copy.server.ts";

/** What the terms and the privacy policy say, in their own words; what is needed from a client Contact says, too. */
export const legalAnswers = {
  ownership: (_, copy) => [
    copy.term("ownership", "intellectualProperty", 0, 1),
    copy.term("ownership", "components", 0, 1),
  ],
  cancel: (_, copy) => [copy.term("cancel", "subscriptionPlans", 2, 3)],
  "after-end": (_, copy) => [copy.term("after-end", "subscriptionPlans", 3, 2)],
  "end-project": (_, copy) => [
    copy.term("end-project", "termination", 0, 3),
    copy.term("end-project", "feesAndTaxes", 3),
  ],
  withdrawal: (_, copy) => [copy.term("withdrawal", "termination", 2)],
  "portfolio-rights": (_, copy) => [copy.term("portfolio-rights", "portfolio", 0, 1)],
  components: (_, copy) => [copy.term("components", "components", 0, 1)],
  acceptance: (_, copy) => [copy.term("acceptance", "acceptanceOfWork", 0, 1)],
  warranty: (_, copy) => [
    copy.term("warranty", "warrantiesAndDisclaimer", 0, 1),
    copy.term("warranty", "freeMaintenance", 0, 1, 2),
  ],
  schedule: (_, copy) => [copy.term("schedule", "schedule", 0, 2)],
  "client-duties": (_, copy) => [
    copy.term("client-duties", "clientDuties", 0),
    copy.term("client-duties", "schedule", 1),
    fact("client-duties", copy.contact.intro, copy.on.page("contact")),
  ],
  contract: (ask, copy) => [
    ...(ask.aspect === "whose" ? [copy.term("contract", "acceptance", 1)] : []),
    copy.term("contract", "quotesAndProposals", 0, 1),
    copy.term("contract", "fixedPriceProjects", 0),
  ],
  "extra-costs": (_, copy) => [
    copy.term("extra-costs", "fixedPriceProjects", 0),
    copy.term("extra-costs", "feesAndTaxes", 0, 2),
  ],
  subcontractors: (_, copy) => [
    copy.goodToKnow("subcontractors", "team"),
    copy.term("subcontractors", "services", 1),
  ],
  results: (_, copy) => [copy.term("results", "services", 2)],
  liability: (_, copy) => [copy.term("liability", "liability", 0, 1)],
  law: (_, copy) => [copy.term("law", "governingLaw", 0, 1, 2), copy.term("law", "disputeResolution", 0)],
  age: (_, copy) => [copy.term("age", "eligibility", 0)],
  "terms-change": (_, copy) => [
    copy.term("terms-change", "changes", 1),
    copy.term("terms-change", "fixedPriceProjects", 0),
  ],
  privacy: (ask, copy) => [
    copy.policy("privacy", "contactForm", 0),
    copy.policy("privacy", "retention", 0),
    ...(ask.aspect === "basis" ? [copy.policy("privacy", "legalBases", 0)] : []),
  ],
  gdpr: (_, copy) => [copy.asked("gdpr", "gdpr"), copy.term("gdpr", "dataProtection", 1)],
  "delete-data": (_, copy) => [
    copy.policy("delete-data", "rights", 0, 2),
    copy.policy("delete-data", "retention", 0),
  ],
  "data-sharing": (_, copy) => [
    copy.policy("data-sharing", "whatWeDoNot", 1),
    copy.policy("data-sharing", "recipients", 0, 1),
  ],
  "data-transfer": (_, copy) => [copy.policy("data-transfer", "transfers", 0, 1)],
  "data-security": (_, copy) => [copy.policy("data-security", "security", 0, 1)],
  "data-authority": (_, copy) => [copy.policy("data-authority", "authority", 0, 1)],
  children: (_, copy) => [copy.policy("children", "children", 0, 1)],
  cookies: (_, copy) => [copy.policy("cookies", "cookies", 0, 1), copy.policy("cookies", "whatWeDoNot", 1)],
  "chat-privacy": (_, copy) => [copy.policy("chat-privacy", "chatAssistant", 0, 1, 2, 3)],
} satisfies Partial<Answers<Topic>>;
