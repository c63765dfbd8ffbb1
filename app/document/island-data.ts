import type { Locale } from "#app/i18n/locales.ts";

/** What the document says beside an island (island.tsx). */
export type IslandData<Props> = { locale: Locale; prefix: string; props: Props };

export function islandData<Props>(name: string): IslandData<Props> {
  const json = document.getElementById(`data-${name}`)?.textContent;
  if (!json) throw new Error(`no island ${name}`);
  // Our own document's, written by the same build.
  return JSON.parse(json);
}
