/** What the guard listens for in a language: phrases in small letters without accents, between commas. A plural in -s needs no phrase of its own. */
export type GuardWords = Record<
  | "generic" // words of the price list's names that name nothing by themselves: "page", "developer"
  | "none" // what holds a row's name and isn't that row: "web app", "this website"
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
  | "promise"
  | "hour"
  | "days"
  | "week"
  | "month"
  | "year",
  string
> & {
  /** by the ISO 4217 codes that share a name */
  currencies: Record<string, string>;
};
