// The answers on Services and Contact (`services.faq`, `contact.goodToKnow`) quote these facts.
export const practice = {
  spokenLanguages: ["en", "fr", "es", "hu"],
  /** weeks from the signed quote to the first day of work */
  startWithinWeeks: 2,
  quoteValidDays: 30,
  /** rounds of corrections included in every fixed price */
  revisionRounds: 2,
  /** company that processes card payments to the studio */
  cardProvider: "Stripe",
  /** emergency number that the assistant gives to anyone who is hurt or in danger */
  emergencyNumber: "112",
  /** amounts that texts may contain although they aren't prices, such as budgets to choose in the contact form */
  otherAmounts: [] as readonly number[],
} as const;
