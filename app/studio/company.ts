export const studio = {
  name: "Atelier Duna",
  city: "Budapest",
  /** ISO 3166-1 alpha-2 */
  country: "HU",
  /** its own, of those that the site is in: what the site writes to the studio is in it */
  language: "en",
  /** ISO 4217: every price is in it */
  currency: "EUR",
  /** hours */
  replyWithinHours: 24,
  /** months after launch, for every project */
  freeMaintenanceMonths: 1,
} as const;

// What is shown where the environment names no address of its own.
export const sampleEmail = "hello@atelier-duna.example";
export const samplePhone = "+36 1 555 01 23";
