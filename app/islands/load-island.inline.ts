import { on, within } from "#app/platform/page-events.ts";
import { tab } from "#app/platform/storage.ts";

/** From island.tsx. */
interface IslandElement extends HTMLElement {
  dataset: DOMStringMap & { island: string; code: string; restores: string };
}

/**
 * Loads an island's code, which hydrates it once. The content security policy blocks a plain `import()` but allows
 * modules that a trusted script has preloaded. So the first call moves the preload links into the head. If the code can't
 * be loaded, the island stays plain HTML.
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

// Hovering isn't intent; a press or focus is, on the island or on the control that opens it.
on(["pointerdown", "focusin"], (event) => load(within(event, "[data-island]")));

// On arrival, if the tab has stored something for it. A prerendered page waits until it is shown.
on(["pageshow", "prerenderingchange"], () => {
  for (const island of document.querySelectorAll<IslandElement>("[data-restores]"))
    if (!document.prerendering && tab[island.dataset.restores]) load(island);
});

// Holds a submitted question until the code has loaded, instead of leaving the page. Holds the message about an empty
// field too: the browser would show it in its own language. If the code can't be loaded, the form is submitted as without
// JavaScript.
on(["submit", "invalid"], (event) => {
  const island = within(event, ".island:not([data-ready])");
  const form = within<HTMLFormElement>(event, event.type === "submit" ? "#chat-form" : "form");
  if (!island || !form) return;
  event.preventDefault();
  form.dataset.sentAt = `${event.timeStamp}`;
  load(island)?.then(() => form.requestSubmit(event.submitter));
});
