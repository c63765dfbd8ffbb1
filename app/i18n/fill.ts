import type { Locale } from "./locales.ts";

/** Fills in `{{placeholders}}`. Those without a value stay, for a page to fill in or a test to find. */
export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Fills in a maximum, and by how much `length` exceeds it, with digits grouped as in the text's language: `5,000`,
 * `5 000`, `5.000`.
 */
export function fillMax(locale: Locale, text: string, max: number, length = max) {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: "always" });
  return fill(text, { max: format(max), over: format(length - max) });
}
