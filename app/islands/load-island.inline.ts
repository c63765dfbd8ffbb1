import { on, root, within } from "#app/browser/page-events.ts";
import { tab } from "#app/browser/storage.ts";

/** The element that island.tsx renders. */
interface IslandElement extends HTMLElement {
  dataset: DOMStringMap & { island: string; code: string; restores: string };
}

/**
 * Loads an island's code, which then hydrates the island. The content security policy blocks a plain `import()` but
 * allows modules that a trusted script has preloaded, so the first call moves the preload links into the head. If the
 * code can't be loaded, the island stays plain HTML.
 */
function load(opener: HTMLElement | null) {
  const name = opener?.dataset.island;
  const island = document.querySelector<IslandElement>(`#island-${name}:not([data-ready])`);
  if (!island) return;
  document.head.append(document.querySelector<HTMLTemplateElement>(`#code-${name}`)?.content ?? "");
  return import(/* @vite-ignore */ island.dataset.code).catch(() => {
    island.dataset.ready = "no";
  });
}

// Loads on a press or on focus, of the island or of the control that opens it. Hovering isn't intent.
on(["pointerdown", "focusin"], (event) => load(within(event, "[data-island]")));

// Loads an island on arrival if the tab has stored something for it. A prerendered page waits until it is shown.
on(["pageshow", "prerenderingchange"], () => {
  for (const island of document.querySelectorAll<IslandElement>("[data-restores]"))
    if (!document.prerendering && tab[island.dataset.restores]) load(island);
});

// Holds a submitted question until the code has loaded, instead of leaving the page. Also holds the message about an
// empty field, which the browser would show in its own language. If the code can't be loaded, the form is submitted as
// it would be without JavaScript.
on(["submit", "invalid"], (event) => {
  const island = within<HTMLElement>(event, ".island:not([data-ready])");
  const form = within<HTMLFormElement>(event, event.type === "submit" ? "#chat-form" : "form");
  if (!island || !form) return;
  event.preventDefault();
  island.dataset.sentAt = `${event.timeStamp}`;
  load(island)?.then(() => {
    // React may have replaced the form and its buttons.
    const now = document.getElementById(form.id) as HTMLFormElement;
    const buttons = [...now.elements] as HTMLButtonElement[];
    const { name, value } = event.submitter ?? {};
    now.requestSubmit(
      buttons.find((button) => button.type === "submit" && button.name === name && button.value === value),
    );
  });
});

// hydrate.tsx waits for the end of a composition.
on(["compositionstart", "compositionend"], ({ type }) => {
  root.toggleAttribute("data-composing", type === "compositionstart");
});
