/** The words of the route table: the log of a missed path may hold no others. */
export function routeWords(routes: Record<string, { path?: string } | undefined>): Set<string> {
  const words = Object.values(routes).flatMap((route) => route?.path?.split("/") ?? []);
  return new Set(["", ...words.filter((word) => !/[:*]/.test(word))]);
}

/** A missed path for the log, so that a broken link can be found, without a visitor's words. */
export function harmlessPath(url: string, words: Set<string>) {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  const segments = path.slice(0, LONGEST_PATH).split("/");
  return segments.map((segment) => (words.has(segment) ? segment : "…")).join("/");
}

const LONGEST_PATH = 120;
