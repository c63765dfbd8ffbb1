export const studio = {
  name: "Atelier Duna",
  city: "Budapest",
  country: "HU",
  currency: "EUR",
  /** hours */
  replyWithinHours: 24,
  /** months after launch, for every project */
  freeMaintenanceMonths: 1,
} as const;

// What is shown where the environment names no address of its own.
export const sampleEmail = "hello@atelier-duna.example";
export const samplePhone = "+36 1 555 01 23";
