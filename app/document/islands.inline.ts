import { on, within } from "#app/platform/page-events.ts";
import { tab } from "#app/platform/page-storage.ts";

const coming: Record<string, Promise<unknown>> = {};

/**
 * Fetches an island's code, and lets it take its element over. Its files' links wait beside it (island.tsx): the policy
 * trusts what has come by them, and would refuse an import alone. What can't be had stays plain HTML.
 */
export function bring(name = "") {
  const island = document.querySelector<HTMLElement>(`#island-${name}`);
  const links = document.querySelector<HTMLTemplateElement>(`#code-${name}`)?.content;
  const entry = links?.querySelector("link")?.href;
  if (island && links && entry) {
    document.head.append(links);
    coming[name] = import(/* @vite-ignore */ entry).catch(() => {
      island.dataset.adopted = "no";
    });
  }
  return coming[name];
}

// Pointing at it means nothing yet: a press or the focus does, on the island itself or on what opens it.
on(["pointerdown", "focusin"], (event) => bring(within(event, "[data-island]")?.dataset.island));

// On arrival where the tab keeps something for it. A page that was rendered ahead begins when its visitor comes, if they do.
on(["pageshow", "prerenderingchange"], () => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-kept]"))
    if (
      !document.prerendering &&
      Object.keys(tab)
        .join()
        .includes(dataset.kept ?? "")
    )
      bring(dataset.island);
});
