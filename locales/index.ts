/**
 * The languages that have a folder here. `languages` in `company.json` selects those of the site. English comes first:
 * it defines the keys, and replaces missing texts.
 */
export const locales = ["en", "fr", "es"] as const;
export type Locale = (typeof locales)[number];
