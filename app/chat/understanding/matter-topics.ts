import type { Matter } from "#locales/matter.ts";
import type { Topic } from "./topics.ts";

/** The topic that each belongs to. */
export const matterTopics: Record<Matter, Topic> = {
  accessible: "accessibility",
  screenReader: "accessibility",
  anyScreenReader: "accessibility",
  standard: "accessibility",
  audit: "accessibility",
  unusedTime: "maintenance",
  freeCovers: "free-maintenance",
  freeMonth: "free-maintenance",
  freeFault: "free-maintenance",
  training: "free-maintenance",
  lateContent: "client-duties",
  bindingDate: "schedule",
  priceRise: "contract",
  quoteHolds: "quote",
  ownHosting: "hosting",
  sharedHosting: "hosting",
  uptime: "hosting",
  clientData: "gdpr",
  controller: "gdpr",
  erase: "delete-data",
  street: "location",
  testimonialConsent: "portfolio-rights",
  secretFirst: "nda",
  secrecyLasts: "nda",
  chatBinding: "contract",
  subscriptionHow: "subscription",
  subscriptionGain: "subscription",
  suspension: "late-payment",
  lateRate: "late-payment",
  owedAtEnd: "end-project",
  withdrawal: "withdrawal",
  domainOwner: "domain-email",
  sameDesign: "design",
  consumer: "contract",
};

/** After these, fewer words ask it. */
export const nearTopics: Partial<Record<Matter, readonly Topic[]>> = {
  screenReader: ["accessibility"],
  standard: ["accessibility"],
  audit: ["accessibility"],
  unusedTime: ["maintenance", "on-call", "service-support"],
  freeMonth: ["free-maintenance"],
  freeFault: ["free-maintenance"],
  lateContent: ["schedule", "client-duties", "time", "time-all", "start", "contract"],
  bindingDate: ["time", "time-all", "schedule", "start", "rush"],
  priceRise: ["contract", "quote", "extra-costs"],
  quoteHolds: ["quote"],
  clientData: ["gdpr"],
  controller: ["gdpr"],
  street: ["location", "meeting"],
  testimonialConsent: ["portfolio-rights"],
  secretFirst: ["nda"],
  secrecyLasts: ["nda"],
  subscriptionGain: ["subscription", "subscription-price", "compare"],
  suspension: ["late-payment"],
  lateRate: ["late-payment"],
  owedAtEnd: ["end-project"],
  domainOwner: ["domain-email"],
};

/** What says the same more precisely. */
export const precisely: Partial<Record<Matter, readonly Matter[]>> = {
  anyScreenReader: ["screenReader", "audit"],
  accessible: ["screenReader", "standard", "audit"],
  clientData: ["controller"],
  freeCovers: ["freeMonth", "freeFault"],
  subscriptionHow: ["subscriptionGain"],
};
