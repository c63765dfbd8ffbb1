const TAGS = { open: "<think>", close: "</think>" };

/** Returns a filter that removes `<think>…</think>` from a text that arrives in pieces, even if a tag is split. */
export function thoughtFilter() {
  let isThinking = false;
  let held = "";
  return {
    push(piece: string) {
      let text = held + piece;
      let shown = "";
      for (;;) {
        const tag = isThinking ? TAGS.close : TAGS.open;
        const at = text.indexOf(tag);
        held = at < 0 ? beginningOf(tag, text) : "";
        if (!isThinking) shown += text.slice(0, at < 0 ? text.length - held.length : at);
        if (at < 0) return shown;
        text = text.slice(at + tag.length);
        isThinking = !isThinking;
      }
    },
    end: () => (isThinking ? "" : held),
  };
}

/** Returns the longest suffix of a text that may be the beginning of the tag. */
function beginningOf(tag: string, text: string) {
  for (let length = tag.length - 1; length > 0; length--)
    if (text.endsWith(tag.slice(0, length))) return tag.slice(0, length);
  return "";
}
