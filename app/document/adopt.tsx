import { type ComponentType, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { LocaleProvider } from "#app/i18n/locale-context.tsx";
import type { Locale } from "#app/i18n/locales.ts";

/** What the document says beside an island (island.tsx). */
export type IslandData<Props> = { locale: Locale; prefix: string; props: Props };

/** Makes an island React's, and resolves once it is: an island's file awaits this, and has come with it. */
export function adopt<Props extends object>(name: string, Part: ComponentType<Props>) {
  const element = document.getElementById(`island-${name}`);
  const json = document.getElementById(`data-${name}`)?.textContent;
  if (!element || !json) throw new Error(`no island ${name}`);
  // Our own document's, written by the same build.
  const { locale, prefix, props }: IslandData<Props> = JSON.parse(json);
  return new Promise<void>((resolve) => {
    const adopted = () => {
      element.dataset.adopted = "yes";
      resolve();
    };
    hydrateRoot(
      element,
      <LocaleProvider locale={locale} prefix={prefix}>
        <Part {...props} />
        <AtLast act={adopted} />
      </LocaleProvider>,
    );
  });
}

/** Its effect runs after those of what stands before it. */
function AtLast({ act }: { act: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(act, []);
  return null;
}
