/**
 * Takes a reply piece by piece and gives it back without `**` markers and without white space around it,
 * wherever the pieces were cut: joined, what `push` and `end` return is the whole text
 * after `replaceAll("**", "").trim()`.
 */
export function createCleaner() {
  // What can't be decided before the next piece: white space that may be the end, a star that may be half a marker.
  let held = "";
  let begun = false;

  function take(text: string, last: boolean) {
    const whole = held + text;
    const settled = last ? whole : whole.slice(0, undecidedFrom(whole));
    held = whole.slice(settled.length);
    const unmarked = settled.replaceAll("**", "");
    const clean = last ? unmarked.trimEnd() : unmarked;
    const ready = begun ? clean : clean.trimStart();
    begun ||= ready !== "";
    return ready;
  }

  return { push: (text: string) => take(text, false), end: () => take("", true) };
}

/** Where a text's last run of stars and white space begins: nothing from there on can be shown yet. */
function undecidedFrom(text: string) {
  let at = text.length;
  while (at > 0 && /[\s*]/.test(text.charAt(at - 1))) at--;
  return at;
}
