/**
 * Takes a reply piece by piece and gives it back without `**` markers and without white space around it,
 * wherever the pieces were cut: joined, what `push` and `end` return is the whole text
 * after `replaceAll("**", "").trim()`. Each character is looked at once, however long a run of them is held.
 */
export function createCleaner() {
  // Held back: a star that may be half a marker, white space that may be at the end.
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
