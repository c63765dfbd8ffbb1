/** Longest sentence, in characters. Bounds the time that checking one takes. */
const MAX_LENGTH = 600;

/** Splits a text that arrives in pieces into sentences. `end` returns the rest. */
export function createSplitter() {
  let rest = "";
  return {
    *push(piece: string) {
      // In slices, so that finding a sentence in a huge piece takes no longer than in a small one.
      for (let at = 0; at < piece.length; at += MAX_LENGTH) {
        rest += piece.slice(at, at + MAX_LENGTH);
        for (let cut = sentenceEnd(rest); cut > 0; cut = sentenceEnd(rest)) {
          yield rest.slice(0, cut);
          rest = rest.slice(cut);
        }
      }
    },
    end: () => rest,
  };
}

/** Returns where the first sentence ends, or 0 if that isn't known yet. */
function sentenceEnd(text: string) {
  // A full stop before a lower-case letter ends no sentence: "12 kr. per month".
  const found = /[.!?…。][)"'”»]?\s+(?=[^\s\p{Ll}])|\n+/u.exec(text);
  if (found) return found.index + found[0].length;
  // Cuts an overlong sentence between words, and not between the groups of a number.
  return text.length > MAX_LENGTH ? text.search(/(?<!\p{Nd})\s\S*$/u) + 1 || MAX_LENGTH : 0;
}
