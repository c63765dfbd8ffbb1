import { copyIn } from "#app/i18n/copy.server.ts";
import { serviceIds } from "#app/studio/services.ts";
import type { Locale } from "#locales/index.ts";
import type { SelectOptions } from "./field.tsx";

export function selectOptions(locale: Locale): SelectOptions {
  const { cards } = copyIn(locale, "services");
  return {
    service: serviceIds.map((id) => ({ id, label: cards[id].title })),
  };
}
