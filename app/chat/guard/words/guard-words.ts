import type { Unit } from "#app/studio/services.ts";

/** The role of a phrase in a sentence. */
export type Mark =
  | "generic" // parts of row names that don't name a row on their own: "page", "developer"
  | "none" // contains a row's name but means something else: "web app", "this website"
  | "monthly"
  | "once"
  | "to" // between the two ends of a range
  | "from" // before the two ends of a range
  | "and" // joins clauses, or the ends of a range
  | "article"
  | "limit" // before a deadline: "within a week"
  | "period" // before a length of time that promises nothing: "over 12 months"
  | "difference"
  | "general" // about prices in general, so that any row's amount counts
  | "part"
  | "partOf" // makes a nearby "part" a claim: "half upfront"
  | "percent"
  | "dayKind" // between a number and its unit: "three working days"
  | "cost"
  | "filler" // between "cost" and its amount
  | "after" // may follow an amount without a currency
  | "free"
  | "notFree"
  | "freePeriod"
  | "by" // before a day: "by Friday"
  | "day" // days other than weekdays and dates
  | "promise";

/** Comma-separated phrases of one language, in lower case without accents. Plurals in -s match their singular. */
export type GuardWords = {
  marks: Record<Mark, string>;
  /** in addition to the numbers in `locales/` */
  numbers?: Record<string, number>;
  units: Partial<Record<Unit, string>>;
  /** currency names, keyed by the ISO 4217 codes that share them */
  currencies: Record<string, string>;
};
