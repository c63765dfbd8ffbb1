/** Runs in the page. Finds unreadable text: clipped by the window or a box, or squeezed into a column of letters. */
export function unreadableTexts(): string[] {
  const unread = "script, style, noscript, svg, select, .visually-hidden, .skip-link, [aria-hidden=true]";
  const seen = [...document.querySelectorAll<HTMLElement>("body *")].filter(isText);
  const found = [
    ...seen.filter(isCutOff).map(say("is cut off")),
    ...seen.filter(isColumn).map(say("is a column")),
  ];
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [...found, `the page is ${scrollWidth} px wide`] : found;

  /** Whether an element has visible text of its own. */
  function isText(element: HTMLElement) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasWords || element.closest(unread)) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isCutOff(element: HTMLElement) {
    const lines = linesOf(element);
    if (lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) return true;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (hides(overflowX) && lines.some((line) => line.left < left - 1 || line.right > right + 1))
        return true;
      // Allows half a line: letters may extend beyond their line box.
      if (
        hides(overflowY) &&
        lines.some((line) => line.top + line.height / 2 > bottom || line.bottom - line.height / 2 < top)
      )
        return true;
    }
    return false;
  }

  function isColumn(element: HTMLElement) {
    const words = wordsIn(element);
    const length = words.reduce((sum, node) => sum + (node.textContent?.trim().length ?? 0), 0);
    if (getComputedStyle(element).display.startsWith("inline") || length < 20) return false;
    const lines = new Set(linesOf(element).map(({ top, height }) => Math.round((top + height / 2) / 4)));
    return length / lines.size < (element.matches("h1, h2, h3, legend, dt, th") ? 5 : 10);
  }

  /** The boxes of an element's text, with that of its inline elements. */
  function linesOf(element: HTMLElement) {
    return wordsIn(element).flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    });
  }

  function wordsIn(element: HTMLElement): Node[] {
    return [...element.childNodes].flatMap((node) => {
      if (node instanceof HTMLElement)
        return getComputedStyle(node).display === "inline" && !node.matches(unread) ? wordsIn(node) : [];
      return node.nodeType === Node.TEXT_NODE ? [node] : [];
    });
  }

  function say(what: string) {
    return (element: HTMLElement) =>
      `${element.localName}.${element.className} ${what}: ${element.textContent?.slice(0, 60)}`;
  }
}
