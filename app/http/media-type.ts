/** Whether a `Content-Type` names exactly one of these, whatever its parameters: `application/json-evil` is no JSON. */
export function isMediaType(contentType: string | null | undefined, ...types: string[]) {
  return types.includes(contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "");
}
