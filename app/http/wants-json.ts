/** Whether the client prefers JSON, as the pages' own scripts do. */
export function wantsJson({ headers }: Request) {
  return headers.get("accept")?.startsWith("application/json") === true;
}
