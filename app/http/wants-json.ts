/** Whether a page's own script asks for what the page says, without the page. */
export function wantsJson({ headers }: Request) {
  return headers.get("accept")?.startsWith("application/json") === true;
}
