/** Runs in the page. Finds text that is cut off by the window or a box, or squeezed into a narrow column. */
export function findUnreadableTexts(): string[] {
  const ignored = "script, style, noscript, svg, select, .visually-hidden, .skip-link, [aria-hidden=true]";
  const texts = [...document.querySelectorAll<HTMLElement>("body *")].filter(hasVisibleText);
  const found = [
    ...texts.filter(isCutOff).map(describe("is cut off")),
    ...texts.filter(isNarrowColumn).map(describe("is a narrow column")),
  ];
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [...found, `the page is ${scrollWidth} px wide`] : found;

  /** Whether an element directly contains visible text. */
  function hasVisibleText(element: HTMLElement) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || element.closest(ignored)) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isCutOff(element: HTMLElement) {
    const lines = linesOf(element);
    if (lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) return true;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (clips(overflowX) && lines.some((line) => line.left < left - 1 || line.right > right + 1))
        return true;
      // Allows half a line, since letters may extend beyond their line box.
      if (
        clips(overflowY) &&
        lines.some((line) => line.top + line.height / 2 > bottom || line.bottom - line.height / 2 < top)
      )
        return true;
    }
    return false;
  }

  function isNarrowColumn(element: HTMLElement) {
    const nodes = textNodesIn(element);
    const length = nodes.reduce((sum, node) => sum + (node.textContent?.trim().length ?? 0), 0);
    if (getComputedStyle(element).display.startsWith("inline") || length < 20) return false;
    const lines = new Set(linesOf(element).map(({ top, height }) => Math.round((top + height / 2) / 4)));
    // A few words in three lines are no column.
    return lines.size > 3 && length / lines.size < (element.matches("h1, h2, h3, legend, dt, th") ? 5 : 10);
  }

  /** Returns the boxes of the lines of an element's text, including its inline elements. */
  function linesOf(element: HTMLElement) {
    return textNodesIn(element).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    });
  }

  function textNodesIn(element: HTMLElement): Node[] {
    return [...element.childNodes].flatMap((node) => {
      if (node instanceof HTMLElement)
        return getComputedStyle(node).display === "inline" && !node.matches(ignored) ? textNodesIn(node) : [];
      return node.nodeType === Node.TEXT_NODE ? [node] : [];
    });
  }

  function describe(problem: string) {
    return (element: HTMLElement) =>
      `${element.localName}.${element.className} ${problem}: ${element.textContent?.slice(0, 60)}`;
  }
}
