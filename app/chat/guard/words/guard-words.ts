import type { Unit } from "#app/studio/services.ts";

/** What a phrase does in a sentence. */
export type Mark =
  | "generic" // words of the price list's names that name nothing by themselves: "page", "developer"
  | "none" // holds a row's name and isn't that row: "web app", "this website"
  | "monthly"
  | "once"
  | "to" // between the two ends of a range
  | "from" // before them
  | "and" // joins the ends of a range, and other things too
  | "article"
  | "limit" // before a deadline: "within a week"
  | "period" // before a length of time that promises nothing: "over 12 months"
  | "difference"
  | "general" // speaks of prices in general: any row will do
  | "part"
  | "partOf" // beside a part that is a promise: "half upfront"
  | "percent"
  | "dayKind" // between a number and its unit: "three working days"
  | "cost"
  | "filler" // between a word of cost and its amount
  | "after" // may follow an amount that has no currency
  | "free"
  | "notFree"
  | "freePeriod"
  | "by" // before a day: "by Friday"
  | "day" // days besides those of the week
  | "promise";

/** What the guard listens for in a language: phrases in small letters without accents, between commas. A plural in -s needs no phrase of its own. */
export type GuardWords = {
  marks: Record<Mark, string>;
  /** besides those of `locales/` */
  numbers?: Record<string, number>;
  units: Partial<Record<Unit, string>>;
  /** by the ISO 4217 codes that share a name */
  currencies: Record<string, string>;
};
