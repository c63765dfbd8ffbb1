/** JSON from outside, or undefined if the text isn't JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** A property of a value from outside; undefined if it has none. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

export function textIn(value: unknown, name: string) {
  const text = property(value, name);
  return typeof text === "string" ? text : undefined;
}

export function textsIn(value: unknown, name: string): string[] {
  const texts = property(value, name);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}
