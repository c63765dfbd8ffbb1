import type { Topic } from "../understanding/topics.ts";
import type { Answers } from "./answer.ts";

/** What the terms and the privacy policy say, in their own words. */
export const legalAnswers = {
  ownership: (_, copy) => [copy.term("ownership", "intellectualProperty", 0, 2)],
  cancel: (_, copy) => [copy.term("cancel", "subscriptionPlans", 2)],
  "after-end": (_, copy) => [copy.term("after-end", "subscriptionPlans", 3)],
  liability: (_, copy) => [copy.term("liability", "liability", 0)],
  law: (_, copy) => [copy.term("law", "governingLaw", 0, 1), copy.term("law", "disputeResolution", 0)],
  age: (_, copy) => [copy.term("age", "eligibility", 0)],
  "terms-change": (_, copy) => [copy.term("terms-change", "changes", 1)],
  privacy: (_, copy) => [copy.policy("privacy", "contactForm", 0), copy.policy("privacy", "retention", 0)],
  gdpr: (_, copy) => [copy.asked("gdpr", "gdpr"), copy.term("gdpr", "dataProtection", 1)],
  "delete-data": (_, copy) => [copy.policy("delete-data", "rights", 0, 2)],
  cookies: (_, copy) => [copy.policy("cookies", "cookies", 0), copy.policy("cookies", "whatWeDoNot", 1)],
  "chat-privacy": (_, copy) => [copy.policy("chat-privacy", "chatAssistant", 0, 1, 2)],
} satisfies Partial<Answers<Topic>>;
