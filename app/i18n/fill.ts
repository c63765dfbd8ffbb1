/** Puts values into a text's `{{placeholders}}`; one without a value stays visible, so that a test can see it. */
export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
