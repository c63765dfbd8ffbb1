/** Parses JSON from outside; undefined if it is invalid. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Reads a property of a value from outside; undefined if it has no such property. */
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
