import { type ComponentType, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { LocaleProvider } from "#app/i18n/locale-context.tsx";
import type { IslandData } from "./island.tsx";

/** Hydrates an island. Marks it ready in the commit in which React begins to listen, so no event is handled twice. */
export function hydrate<Props extends object>(name: string, Part: ComponentType<Props>) {
  const island = document.getElementById(`island-${name}`);
  if (!island) throw new Error(`the page has no element #island-${name}`);
  // The same build has rendered the document.
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
