export type Instruction = { name: string; words: string };

/** A Dockerfile's instructions in order, without comments, continued lines joined. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = "", words = ""] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name: name.toUpperCase(), words: words.trim() };
    });
}

/** Whether a file of the clone goes to the engine, by .dockerignore's lines (the last that fits decides). */
export function reachesEngine(path: string, ignore: string) {
  let reaches = true;
  for (const line of ignore.split("\n")) {
    const pattern = line.replace(/^!/, "").trim();
    if (pattern && fits(path, pattern)) reaches = line.startsWith("!");
  }
  return reaches;
}

function fits(path: string, pattern: string) {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("**/", "\u0000")
    .replaceAll("*", "[^/]*")
    .replaceAll("\u0000", "(?:.*/)?");
  return new RegExp(`^${source}(?:/|$)`).test(path);
}
