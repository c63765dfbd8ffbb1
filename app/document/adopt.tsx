import { type ComponentType, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { LocaleProvider } from "#app/i18n/locale-context.tsx";
import { islandData } from "./island-data.ts";

/** Makes an island React's, and resolves once it is. */
export function adopt<Props extends object>(name: string, Part: ComponentType<Props>) {
  const element = document.getElementById(`island-${name}`);
  const { locale, prefix, props } = islandData<Props>(name);
  if (!element) throw new Error(`no island ${name}`);
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
