// Sample: what the sample studio has decided where visitors ask and no price list tells. The answers, on Services and
// Contact, are words (`services.faq`, `contact.goodToKnow`) that these figures go into.
export const practice = {
  /** people */
  team: 3,
  /** what the team speaks, as language codes */
  spokenLanguages: ["en", "fr", "es", "hu"],
  /** weeks from the signed quote to the first day of work */
  startWithinWeeks: 2,
  /** days for which a quote is binding */
  quoteValidDays: 30,
  /** rounds of corrections in every fixed price */
  revisionRounds: 2,
  /** who takes the cards of the studio's own clients */
  cardProvider: "Stripe",
  /** what the assistant tells somebody who is hurt or in danger */
  emergencyNumber: "112",
} as const;
