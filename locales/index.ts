/** The site's languages, as in `company.json`. `npm run rebrand` writes them. */
export const locales = ["en", "fr", "es"] as const;
/** English stays in the type without its folder, since tests of the sample name it. */
export type Locale = (typeof locales)[number] | "en";
