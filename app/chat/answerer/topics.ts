import type { PageId } from "#app/pages.ts";

/** A page, or an anchor on a page. "estimate" is listed separately, because a site may have deleted that page. */
export type Place = PageName | `${PageName}#${string}`;
type PageName = PageId | "estimate";

type Entry<Id = string> = {
  /** the page that the answer links to; absent for small talk */
  readonly at?: Place;
  /** topics offered after the answer, the likeliest first */
  readonly next?: readonly Id[];
  /** whether the answer only leads elsewhere, or repeats the price list or another fact */
  readonly leads?: boolean;
  /** what the answer says about rows of the price list; a sum or comparison begins with their prices */
  readonly rows?: "price" | "sum" | "detail";
};

/** The answers are in `locales/<code>/answerer.json` under the same ids, the training text in `training/<code>/`. */
const table = {
  price: { at: "services#pricing", next: ["includes", "time", "compare"], leads: true, rows: "price" },
  "price-list": { at: "services#pricing", next: ["includes", "subscription", "estimate"], leads: true },
  cheapest: { at: "services#pricing", next: ["includes", "time", "quote"], leads: true },
  budget: { at: "estimate", next: ["price-list", "cheapest", "advice"], leads: true, rows: "sum" },
  estimate: { at: "estimate", next: ["quote", "payment-methods", "start"], leads: true, rows: "sum" },
  compare: { at: "services#pricing", next: ["subscription", "cancel", "includes"], leads: true, rows: "sum" },
  subscription: { at: "services#pricing", next: ["cancel", "price-list", "hosting"] },
  hourly: { at: "services#pricing", next: ["price-list", "quote"] },
  discount: { at: "services#faq-discounts", next: ["cheapest", "instalments"] },
  "too-expensive": { at: "services#pricing", next: ["instalments", "subscription", "advice"], leads: true },
  quote: { at: "contact", next: ["start", "contract", "process"] },
  contract: { at: "terms#quotesAndProposals", next: ["quote", "cancel", "instalments"] },
  "payment-methods": { at: "services#faq-payment", next: ["instalments", "invoice"] },
  instalments: { at: "terms#fixedPriceProjects", next: ["payment-methods", "subscription"] },
  invoice: { at: "services#pricing", next: ["payment-methods", "extra-costs"] },
  "extra-costs": { at: "terms#feesAndTaxes", next: ["includes", "invoice", "domain-email"] },
  "late-payment": { at: "terms#latePayment", next: ["instalments", "person"] },
  refund: { at: "terms#termination", next: ["cancel", "warranty", "person"] },
  "scope-change": { at: "terms#scopeChanges", next: ["revisions", "quote"] },
  revisions: { at: "services#faq-revisions", next: ["scope-change", "includes"] },
  includes: { at: "services#pricing", next: ["revisions", "free-maintenance", "quote"], rows: "detail" },
  time: { at: "services", next: ["start", "process", "price-list"], rows: "detail" },
  rush: { at: "contact", next: ["time", "start"], leads: true },
  start: { at: "contact", next: ["time", "process", "quote"] },
  schedule: { at: "terms#schedule", next: ["time", "client-duties"] },
  "client-duties": { at: "terms#clientDuties", next: ["copywriting", "process"] },
  services: { at: "services", next: ["price-list", "projects", "advice"], leads: true },
  websites: { at: "services", next: ["price-list", "time", "projects"], leads: true },
  "web-apps": { at: "services", next: ["price-list", "time", "stack"], leads: true },
  "api-security": { at: "services", next: ["price-list", "stack", "start"], leads: true },
  advice: { at: "contact", next: ["price-list", "projects", "reach"], leads: true },
  design: { at: "services", next: ["revisions", "process", "projects"] },
  "content-editing": { at: "services#faq-contentEdits", next: ["maintenance", "handover"] },
  wordpress: { at: "home", next: ["redesign", "content-editing", "stack"] },
  redesign: { at: "services", next: ["process", "quote", "wordpress"] },
  seo: { at: "about", next: ["results", "analytics", "copywriting"] },
  results: { at: "terms#services", next: ["seo", "analytics"] },
  copywriting: { at: "terms#clientDuties", next: ["client-duties", "site-languages"] },
  "site-languages": { at: "services#faq-siteLanguages", next: ["copywriting", "quote"] },
  mobile: { at: "services", next: ["speed", "native-apps"] },
  accessibility: { at: "accessibility", next: ["mobile", "speed"] },
  speed: { at: "home", next: ["mobile", "stack"] },
  "native-apps": { at: "services#faq-nativeApps", next: ["web-apps", "mobile"] },
  shop: { at: "services#faq-shops", next: ["payments", "time", "quote"] },
  payments: { at: "techStack", next: ["shop", "stack"] },
  integrations: { at: "contact", next: ["stack", "quote"] },
  ai: { at: "projects", next: ["projects", "quote"] },
  analytics: { at: "about", next: ["seo", "gdpr"] },
  hosting: { at: "services#pricing", next: ["subscription", "domain-email", "maintenance"] },
  "domain-email": { at: "services#faq-domains", next: ["hosting", "ownership"] },
  "free-maintenance": { at: "terms#freeMaintenance", next: ["maintenance", "on-call", "warranty"] },
  maintenance: { at: "terms#maintenancePlans", next: ["free-maintenance", "on-call"], leads: true },
  "on-call": { at: "terms#maintenancePlans", next: ["maintenance", "hours"] },
  handover: { at: "techStack", next: ["ownership", "content-editing"] },
  "not-offered": { at: "services", next: ["services", "advice"], leads: true },
  team: { at: "about", next: ["projects", "stack", "meeting"] },
  location: { at: "contact", next: ["meeting", "hours"] },
  company: { at: "legalNotice", next: ["team", "location", "invoice"] },
  "languages-spoken": { at: "contact", next: ["meeting", "site-languages"] },
  hours: { at: "contact", next: ["reach", "on-call"], leads: true },
  reply: { at: "contact", next: ["hours", "start"] },
  reach: { at: "contact", next: ["reply", "meeting"] },
  meeting: { at: "contact", next: ["location", "process"] },
  jobs: { at: "contact", next: ["team"] },
  partners: { at: "contact", next: ["reach"], leads: true },
  projects: { at: "projects", next: ["references", "stack", "price-list"] },
  project: { at: "projects", next: ["references", "stack", "price-list"], leads: true },
  references: { at: "testimonials", next: ["projects", "team", "price-list"], leads: true },
  industries: { at: "testimonials", next: ["projects", "references", "advice"] },
  stack: { at: "techStack", next: ["handover", "projects", "team"] },
  process: { at: "about", next: ["start", "client-duties", "revisions"] },
  nda: { at: "services", next: ["privacy", "ownership", "quote"] },
  ownership: { at: "terms#intellectualProperty", next: ["handover", "cancel", "nda"] },
  cancel: { at: "terms#subscriptionPlans", next: ["subscription", "ownership"] },
  "portfolio-rights": { at: "terms#portfolio", next: ["nda", "ownership"] },
  warranty: { at: "terms#acceptanceOfWork", next: ["free-maintenance", "liability"] },
  liability: { at: "terms#liability", next: ["warranty", "law"] },
  law: { at: "terms#governingLaw", next: ["contract", "liability"] },
  age: { at: "terms#eligibility", next: ["contract"] },
  privacy: { at: "privacy", next: ["data-sharing", "delete-data", "cookies"] },
  gdpr: { at: "services#faq-gdpr", next: ["privacy", "data-sharing"] },
  "delete-data": { at: "privacy#rights", next: ["privacy", "data-sharing"] },
  "data-sharing": { at: "privacy#recipients", next: ["privacy", "delete-data"] },
  cookies: { at: "privacy#cookies", next: ["privacy"] },
  "chat-privacy": { at: "privacy#chatAssistant", next: ["privacy", "delete-data"] },
  person: {},
  complaint: { next: ["person"] },
  "broken-site": { next: ["on-call", "maintenance"] },
  bot: { next: ["help", "chat-privacy", "person"] },
  help: { next: ["price-list", "time", "projects"] },
  greeting: { next: ["price-list", "time", "projects"] },
  thanks: {},
  goodbye: {},
  smalltalk: { next: ["help"] },
  insult: { next: ["person"] },
  "switch-language": {},
  "other-language": {},
  injection: { next: ["price-list", "help"] },
  unstated: { next: ["person"] },
  "off-topic": { next: ["help"] },
  emergency: {},
  unlawful: {},
} as const satisfies Record<string, Entry>;

export type Topic = keyof typeof table;

/** The type annotation checks that `next` contains only topics. */
export const topics: Readonly<Record<Topic, Entry<Topic>>> = table;

export const topicIds = Object.keys(table) as Topic[];

/** Whether a topic isn't about the studio. Its answer has no source line and isn't in the model's instruction. */
export function isConversation(topic: Topic) {
  return topics[topic].at === undefined;
}
