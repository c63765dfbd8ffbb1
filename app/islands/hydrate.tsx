import { type ComponentType, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { LocaleProvider } from "#app/i18n/locale-context.tsx";
import type { IslandData } from "./island.tsx";

/** Marks the island as ready in the commit in which React starts to listen, so that no event is handled twice. */
export function hydrate<Props extends object>(name: string, Part: ComponentType<Props>) {
  const island = document.getElementById(`island-${name}`);
  if (!island) throw new Error(`the page has no element #island-${name}`);
  // Needs no validation, since the same build has rendered the document.
  const { locale, prefix, props }: IslandData<Props> = JSON.parse(island.dataset.props ?? "");
  return new Promise<void>((resolve) => {
    function Hydrated() {
      useLayoutEffect(() => {
        island?.setAttribute("data-ready", "yes");
        resolve();
      }, []);
      return null;
    }
    hydrateRoot(
      island,
      <LocaleProvider locale={locale} prefix={prefix}>
        <Part {...props} />
        <Hydrated />
      </LocaleProvider>,
    );
  });
}
