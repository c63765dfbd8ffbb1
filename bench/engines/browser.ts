/** Locates an element in a page by its role and accessible name. */
export type Place = { role: "link" | "button" | "textbox"; name: string };

/** The browser functions that the tests use, the same for every engine and driver. */
export type Browser = {
  open(url: string): Promise<void>;
  click(place: Place): Promise<void>;
  write(place: Place, text: string): Promise<void>;
  /** Evaluates an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Takes a screenshot of the window as PNG. */
  picture(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors so far; null if the driver doesn't report them. */
  errors: readonly string[] | null;
  close(): Promise<void>;
};

/** Returns an expression that finds a visible element. */
export function expressionFor({ role, name }: Place) {
  return `(${find})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name)})`;
}

const selectors = {
  link: "a[href]",
  button: "button",
  textbox: "input:not([type=hidden]), textarea",
} satisfies Record<Place["role"], string>;

/** Runs in the page. */
function find(selector: string, name: string) {
  // In lower case, because the tests' translator turns texts into capitals.
  const normalize = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim().toLowerCase();
  // Only visible text counts: a button may contain the words for both of its states.
  const nameOf = (element: HTMLElement & { labels?: NodeListOf<HTMLElement> }) =>
    normalize(
      element.ariaLabel ?? (element.labels?.length ? element.labels[0]?.innerText : element.innerText),
    );
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
  return (
    visible.find((element) => nameOf(element) === normalize(name)) ??
    visible.find((element) => nameOf(element)?.startsWith(normalize(name) ?? ""))
  );
}
