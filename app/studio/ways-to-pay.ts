/**
 * What a client gets for either way to pay: the table on Services. Each value names a phrase under
 * `services.pricing.ways.terms`, and other texts quote it as `{{fixedHosting}}` or `{{subscriptionHosting}}`.
 */
export const waysToPay = [
  { id: "payment", fixed: "instalments", subscription: "monthlyInAdvance" },
  { id: "hosting", fixed: "ownHost", subscription: "sharedHosting" },
  { id: "maintenance", fixed: "freePeriod", subscription: "whileSubscribed" },
  { id: "changes", fixed: "rounds", subscription: "rounds" },
  { id: "content", fixed: "yours", subscription: "yours" },
  { id: "ownership", fixed: "paidInFull", subscription: "paidUp" },
  { id: "notice", fixed: "workDone", subscription: "anyMonth" },
] as const;
