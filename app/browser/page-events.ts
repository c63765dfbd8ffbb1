/** Listens on the window in the capture phase, which includes events that don't bubble and elements added later. */
export function on<Type extends keyof PageEvents>(types: Type[], act: (event: PageEvents[Type]) => void) {
  for (const type of types) addEventListener(type, act as EventListener, true);
}

export const root = document.documentElement;

/** Events that lib.dom lacks or types too loosely. */
type PageEvents = WindowEventMap & {
  prerenderingchange: Event;
  submit: SubmitEvent & { target: HTMLFormElement; submitter: HTMLButtonElement | null };
  invalid: Event & { submitter?: undefined };
  click: PointerEvent & { relatedTarget: null };
  focusout: FocusEvent & { relatedTarget: Element | null };
};

/** Returns the closest ancestor of an event's target, or the target itself, that matches the selector. */
export function within<Kind extends HTMLElement = HTMLElement>(event: Event, selector: string) {
  return (event.target as Element).closest<Kind>(selector);
}

declare global {
  interface Document {
    /** undefined in browsers that don't prerender */
    prerendering?: boolean;
  }
}
