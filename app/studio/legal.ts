/** Figures and authorities in the Terms of Service and the Privacy Policy. The texts are in `locales/`. */
export const legal = {
  lateInterestPercentPerMonth: 1.5,
  /** Notice of a material change to the terms, in calendar days. */
  changeNoticeDays: 30,
  /** Informal negotiation before anyone goes to court, in calendar days. */
  negotiationDays: 30,
  /** Period of the liability cap, in months before the event. The fees paid in that period count. */
  liabilityMonths: 12,
  /** Minimum of the liability cap. The cap is the greater of this amount and the fees paid in the period. */
  liabilityCap: { amount: 100, currency: "USD" },
  minimumAge: 18,
  /** Services are not meant for children below this age. */
  childrenAge: 16,
  /** ISO 3166-1 alpha-2 code of the country whose law governs. */
  governingLaw: "HU",
  /** The national data protection act, as that country cites it. */
  dataProtectionAct: "2011. évi CXII. törvény",
  dataProtectionAuthority:
    "Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH), Falk Miksa utca 9–11, 1055 Budapest, www.naih.hu",
  /** The out-of-court body for consumer disputes, by its local name. */
  conciliationBoard: "békéltető testület",
} as const;
