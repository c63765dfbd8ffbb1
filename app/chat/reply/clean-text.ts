/**
 * Removes `**` markers and surrounding white space from a reply that arrives in pieces, wherever it is split. The
 * joined results of `push` and `end` equal `text.replaceAll("**", "").trim()`. Takes linear time.
 */
export function createCleaner() {
  // Held back until the next character: a star that may be half a marker, and white space that may be trailing.
  let star = false;
  let spaces: string[] = [];
  let begun = false;

  function take(char: string): string {
    if (star) {
      star = false;
      return char === "*" ? "" : settle("*") + take(char);
    }
    star = char === "*";
    return star ? "" : settle(char);
  }

  function settle(char: string) {
    if (!char.trim()) {
      if (begun) spaces.push(char);
      return "";
    }
    const ready = spaces.join("") + char;
    spaces = [];
    begun = true;
    return ready;
  }

  return {
    push: (text: string) => text.split("").map(take).join(""),
    end: () => (star ? settle("*") : ""),
  };
}
