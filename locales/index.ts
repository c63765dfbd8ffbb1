/** The languages that have a folder here. `languages` in `company.json` selects those of the site. */
export const locales = ["en", "fr", "es"] as const;
export type Locale = (typeof locales)[number];
