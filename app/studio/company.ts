import own from "./company.json" with { type: "json" };

/**
 * Who the studio is. What stands in `company.json` is what `npm run rebrand` asks for:
 * - `country`: ISO 3166-1 alpha-2
 * - `email`, `phone`: shown where the environment names no others
 * - `languages`: those that the site is in, English among them
 * - `currency`: ISO 4217; every price is in it
 */
export const studio = {
  ...own,
  /** its own, of those that the site is in: what the site writes to the studio is in it */
  language: "en",
  /** hours */
  replyWithinHours: 24,
  /** months after launch, for every project */
  freeMaintenanceMonths: 1,
} as const;
