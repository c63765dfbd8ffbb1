import { type ComponentType, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { root } from "#app/browser/page-events.ts";
import { LocaleContext } from "#app/i18n/locale-context.tsx";
import type { IslandData } from "./island.tsx";
import { keepFields } from "./kept-fields.ts";

/** How often an island is shown again after an error. Then it stays plain HTML, which works without this code. */
const RESTARTS = 5;

export async function hydrate<Props extends object>(name: string, Part: ComponentType<Props>) {
  const island = document.getElementById(`island-${name}`);
  if (!island) throw new Error(`the page has no element #island-${name}`);
  await compositionEnd();
  start(island, Part, RESTARTS);
}

/** Hydrates in one task, in which a visitor can't type. */
function start<Props extends object>(island: HTMLElement, Part: ComponentType<Props>, restarts: number) {
  // Needs no validation, since the same build has rendered the document.
  const json = document.getElementById(island.id.replace("island", "props"))?.textContent;
  const { locale, prefix, props }: IslandData<Props> = JSON.parse(json ?? "");
  const plain = island.cloneNode(true) as HTMLElement;
  let kept = keepFields(island);

  /** Must be first, so that the effects of `Part` find the values, and this cleanup finds the fields. */
  function KeptFields() {
    useLayoutEffect(() => {
      kept.putBackValues(island);
      // In the commit in which React starts to listen, so that no event is handled twice.
      island.setAttribute("data-ready", "yes");
      return () => {
        kept = keepFields(island);
      };
    }, []);
    return null;
  }

  function startAgain(error: unknown) {
    reportError(error);
    // React may report a second error while it removes the island's elements.
    if (!island.isConnected) return;
    island.replaceWith(plain);
    kept.putBackValues(plain);
    kept.putBackFocus(plain);
    if (restarts === 0) plain.setAttribute("data-ready", "no");
    // React can't start within its own commit.
    else queueMicrotask(() => start(plain, Part, restarts - 1));
  }

  flushSync(() =>
    hydrateRoot(
      island,
      <LocaleContext value={{ locale, prefix }}>
        <KeptFields />
        <Part {...props} />
      </LocaleContext>,
      { onUncaughtError: startAgain },
    ),
  );
  kept.putBackFocus(island);
}

/** A replaced field would end the composition of an input method, so hydration waits (see load-island.inline.ts). */
function compositionEnd() {
  if (!root.hasAttribute("data-composing")) return;
  return new Promise((resolve) => {
    addEventListener("compositionend", () => setTimeout(resolve), { once: true });
  });
}
