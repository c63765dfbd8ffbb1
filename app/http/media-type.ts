/**
 * Whether a `Content-Type` is one of these types, ignoring parameters. Prefixes don't match: `application/json-evil`
 * isn't JSON.
 */
export function isMediaType(contentType: string | null | undefined, ...types: string[]) {
  return types.includes(contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "");
}
