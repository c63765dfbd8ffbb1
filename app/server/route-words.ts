/** The words that the route table itself is made of: of a path that was missed the log may hold no others. */
export function routeWords(routes: Record<string, { path?: string } | undefined>): Set<string> {
  const words = Object.values(routes).flatMap((route) => route?.path?.split("/") ?? []);
  return new Set(["", ...words.filter((word) => !/[:*]/.test(word))]);
}

/** Which address was missed, so that a broken link can be found, without what a visitor may have put there. */
export function harmlessPath(url: string, words: Set<string>) {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  const segments = path.slice(0, LONGEST_PATH).split("/");
  return segments.map((segment) => (words.has(segment) ? segment : "…")).join("/");
}

const LONGEST_PATH = 120;
