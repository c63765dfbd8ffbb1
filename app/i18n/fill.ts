import type { Locale } from "./locales.ts";

/** Puts values into a text's `{{placeholders}}`; one without a value stays visible, so that a test can see it. */
export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** A text that names the most characters a field takes, grouped as its language does: `5,000`, `5 000`, `5.000`. */
export function fillMax(locale: Locale, text: string, max: number) {
  return fill(text, { max: new Intl.NumberFormat(locale, { useGrouping: "always" }).format(max) });
}
