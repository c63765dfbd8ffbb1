/** Where in a page something is: what it is, and the name that it has for a visitor. */
export type Place = { role: "link" | "button" | "textbox"; name: string };

/** What a journey needs of a browser, whichever engine it has and however that is driven. */
export type Browser = {
  open(url: string): Promise<void>;
  click(place: Place): Promise<void>;
  write(place: Place, text: string): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  /** Errors on the console so far; null where the driver does not tell. */
  errors: readonly string[] | null;
  close(): Promise<void>;
};

/** The expression that finds it among what is shown. */
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
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim();
  // Only what is drawn counts: a button may hold the words for both of its states.
  const nameOf = (element: HTMLElement & { labels?: NodeListOf<HTMLElement> }) =>
    plain(element.ariaLabel ?? (element.labels?.length ? element.labels[0]?.innerText : element.innerText));
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
  return (
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element)?.startsWith(name))
  );
}
