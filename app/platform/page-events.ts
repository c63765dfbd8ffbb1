/**
 * Listens on the window, in the capturing phase: what does not bubble comes by as well, and elements that are not there
 * yet need no listener of their own.
 */
export function on<Type extends keyof PageEvents>(types: Type[], act: (event: PageEvents[Type]) => void) {
  for (const type of types) addEventListener(type, act as EventListener, true);
}

export const root = document.documentElement;

/** What lib.dom does not say: these events, and which targets they have. */
type PageEvents = WindowEventMap & {
  prerenderingchange: Event;
  submit: SubmitEvent & { target: HTMLFormElement; submitter: HTMLButtonElement | null };
  click: PointerEvent & { relatedTarget: null };
  focusout: FocusEvent & { relatedTarget: Element | null };
};

/** What of that kind an event has happened in. */
export function within(event: Event, selector: string) {
  return (event.target as Element).closest<HTMLElement>(selector);
}

declare global {
  interface Document {
    /** Rendered ahead of its visitor; undefined in browsers that don't do that. */
    prerendering?: boolean;
  }
}
