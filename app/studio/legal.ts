/** The figures and authorities of the Terms of Service and the Privacy Policy; their words are in `locales/`. */
export const legal = {
  /** Interest on late payment, in percent per month (1.5 means 1.5 %, not a fraction). */
  lateInterestPercentPerMonth: 1.5,
  /** Notice before a material change to the terms, in calendar days. */
  changeNoticeDays: 30,
  /** Informal negotiation before anyone goes to court, in calendar days. */
  disputeNegotiationDays: 30,
  /** Look-back of the liability cap: fees paid in this many months before the event. */
  liabilityCapMonths: 12,
  /** Floor of the liability cap; the greater of it and those fees applies. */
  liabilityCap: { amount: 100, currency: "USD" },
  /** Age from which one may order, in years. */
  minimumAge: 18,
  /** Children below this age, in years, are not served. */
  childrenNotServedUnder: 16,
  /** ISO 3166-1 alpha-2 code of the country whose law governs. */
  governingLaw: "HU",
  /** The national act beside the GDPR, as that country cites it. */
  dataProtectionAct: "2011. évi CXII. törvény",
  /** Where to complain about the handling of personal data. */
  dataProtectionAuthority:
    "Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH), Falk Miksa utca 9–11, 1055 Budapest, www.naih.hu",
  /** Where a consumer turns before a court, as it is called there. */
  conciliationBoard: "békéltető testület",
} as const;
