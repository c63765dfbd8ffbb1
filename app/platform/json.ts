/** What a text says as JSON, or undefined where it is none: what comes from outside may be anything. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
