/**
 * Removes `**` markers and surrounding white space from a reply that arrives in pieces, wherever it is split. The
 * joined results of `push` and `end` equal `text.replaceAll("**", "").trim()`. Takes linear time.
 */
export function createCleaner() {
  // Held back until the next piece: a star that may be half a marker, and white space that may be trailing.
  let star = "";
  let spaces = "";
  let begun = false;

  function settle(text: string) {
    if (!text.trim()) {
      spaces += text;
      return "";
    }
    const ready = begun ? spaces + text.trimEnd() : text.trim();
    spaces = text.slice(text.trimEnd().length);
    begun = true;
    return ready;
  }

  return {
    push(piece: string) {
      const unmarked = (star + piece).replaceAll("**", "");
      star = unmarked.endsWith("*") ? "*" : "";
      return settle(star ? unmarked.slice(0, -1) : unmarked);
    },
    end: () => settle(star),
  };
}
