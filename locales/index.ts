/**
 * The site's languages, English first: it is the type of every other, and what stands where a text is missing.
 * A language is its code here and its folder.
 */
export const locales = ["en", "fr", "es"] as const;
export type Locale = (typeof locales)[number];
