/** Whether a page's own script requests the page's data. */
export function wantsJson({ headers }: Request) {
  return headers.get("accept")?.startsWith("application/json") === true;
}
