import type { Locale } from "./locales.ts";

/** Fills in `{{placeholders}}`. Those without a value stay, for a page to fill in or a test to find. */
export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Fills in a maximum, with digits grouped as in the text's language: `5,000`, `5 000`, `5.000`. */
export function fillMax(locale: Locale, text: string, max: number) {
  return fill(text, { max: new Intl.NumberFormat(locale, { useGrouping: "always" }).format(max) });
}
