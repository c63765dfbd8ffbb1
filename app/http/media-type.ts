/** Compares the whole type without its parameters: `application/json-evil` isn't JSON. */
export function isMediaType(contentType: string | null | undefined, ...types: string[]) {
  return types.includes(contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "");
}
