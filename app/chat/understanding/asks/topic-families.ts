import type { Topic } from "./topics.ts";

// What a topic that was heard can be taken for, in the light of what was spoken of.
/** About prices, or often heard where a short follow-up is. */
export const ofMoney: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "estimate",
  "cheapest",
  "dearest",
  "budget",
  "price-list",
  "includes",
  "time",
  "maintenance",
  "on-call",
  "off-topic",
  "praise",
  "smalltalk",
  "help",
  "scope-change",
]);
/** Asked with an amount, what it is enough for. */
export const spending: ReadonlySet<Topic> = new Set<Topic>([
  "includes",
  "price-list",
  "quote",
  "cheapest",
  "off-topic",
  "services",
  "price",
  "help",
  "age",
  "estimate",
]);
/** Said by who tells what they need, and wants to know what it costs. */
export const needing: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "estimate",
  "quote",
  "cheapest",
  "price-list",
  "services",
  "service-frontend",
  "service-fullstack",
  "off-topic",
  "budget",
]);
/** Heard where somebody tells what is the matter, and asks for a price. */
export const besides: ReadonlySet<Topic> = new Set<Topic>([
  "payment-methods",
  "content-editing",
  "design",
  "revisions",
  "redesign",
  "stack",
  "bot",
  "team",
  "smalltalk",
  "time-all",
  "industries",
  "partners",
]);
export const ofNeeds: ReadonlySet<Topic> = new Set<Topic>([
  "login-security",
  "maintenance",
  "on-call",
  "free-maintenance",
  "includes",
  "instalments",
]);
export const wanting: ReadonlySet<Topic> = new Set<Topic>([
  "services",
  "service-frontend",
  "service-fullstack",
  "service-security",
  "service-support",
  "off-topic",
  "price-list",
  "help",
  "integrations",
  "copywriting",
  "content-editing",
  "mobile",
  "industries",
]);
/** The price list has no row for these. */
export const unpriced: ReadonlySet<Topic> = new Set<Topic>([
  "seo",
  "ads",
  "copywriting",
  "analytics",
  "design",
  "ai",
  "domain-email",
  "site-languages",
  "integrations",
  "redesign",
  "payments",
  "accessibility",
  "speed",
]);
/** Of these themselves it can be asked how long. */
export const lengthy: ReadonlySet<Topic> = new Set<Topic>([
  "cookies",
  "privacy",
  "delete-data",
  "refund",
  "late-payment",
  "cancel",
  "after-end",
  "free-maintenance",
  "quote",
  "reply",
  "hours",
  "chat-privacy",
  "revisions",
  "terms-change",
  "acceptance",
  "nda",
  "start",
  "instalments",
]);
/** Said to somebody. */
export const polite: ReadonlySet<Topic> = new Set<Topic>([
  "greeting",
  "thanks",
  "goodbye",
  "smalltalk",
  "praise",
  "insult",
  "complaint",
]);
/** Who complains goes on complaining. */
export const lasting: ReadonlySet<Topic> = new Set<Topic>(["complaint", "person"]);
/** Of what the studio has made, and for whom. */
export const ofWorks: ReadonlySet<Topic> = new Set<Topic>([
  "projects",
  "project",
  "references",
  "industries",
  "ai",
]);
export const asksPrice: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "price-list",
  "subscription-price",
  "estimate",
  "budget",
  "quote",
]);
/** What is done for a client, by the service. */
export const serviceTopics: ReadonlySet<Topic> = new Set<Topic>([
  "login-security",
  "service-security",
  "service-frontend",
  "service-fullstack",
  "service-support",
]);

/** Heard where somebody asks for works in words of what these do: a host, a shop, a search. */
export const mayBeOfWorks: ReadonlySet<Topic> = new Set<Topic>([
  ...ofWorks,
  "hosting",
  "hosting-place",
  "services",
  ...serviceTopics,
  "stack",
  "off-topic",
  "unstated",
  "shop",
  "design",
  "about",
  "integrations",
  "not-offered",
  "process",
  "meeting",
  "native-apps",
  "mobile",
  "speed",
  "wordpress",
  "seo",
  "domain-email",
  "includes",
  "help",
  "contact-form",
  "smalltalk",
  "praise",
  "site-languages",
  "content-editing",
  "time",
  "maintenance",
  "redesign",
]);
/** Heard where somebody asks who takes the payments or keeps the passwords of what is built. */
export const mayBeOfTools: ReadonlySet<Topic> = new Set<Topic>([
  "stack",
  "payments",
  "login-security",
  "service-security",
  "service-fullstack",
  "service-frontend",
  "data-security",
  "privacy",
  "subcontractors",
  "team",
  "components",
  "integrations",
  "hosting-place",
  "off-topic",
  "unstated",
]);
