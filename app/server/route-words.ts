/** Collects the words of the route table. The log shows no other words of a path that wasn't found. */
export function routeWords(routes: Record<string, { path?: string } | undefined>): Set<string> {
  const words = Object.values(routes).flatMap((route) => route?.path?.split("/") ?? []);
  return new Set(["", ...words.filter((word) => !/[:*]/.test(word))]);
}

/** Masks unknown segments, so that the log helps to find a broken link without recording a visitor's words. */
export function harmlessPath(url: string, words: Set<string>) {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  const segments = path.slice(0, LONGEST_PATH).split("/");
  return segments.map((segment) => (words.has(segment) ? segment : "…")).join("/");
}

const LONGEST_PATH = 120;
