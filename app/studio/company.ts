import own from "./company.json" with { type: "json" };

/**
 * The studio. `npm run rebrand` writes `company.json`:
 * - `country`: ISO 3166-1 alpha-2
 * - `email`, `phone`: defaults of `CONTACT_EMAIL` and `CONTACT_PHONE`
 * - `languages`: the site's languages; the first is the default, and that of notifications to the studio
 * - `currency`: ISO 4217, the currency of all prices
 * - from `legalForm` on: the legal notice, which leaves out what is empty
 */
export const studio = {
  ...own,
  replyWithinHours: 24,
  /** months after launch, for every project */
  freeMaintenanceMonths: 1,
} as const;
