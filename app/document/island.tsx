import { islands } from "virtual:client-build";
import type { ComponentType } from "react";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { IslandData } from "./island-data.ts";

type IslandProps<Props extends object> = {
  /** `chat` for `chat.island.tsx`, which takes it over */
  name: string;
  component: ComponentType<Props>;
  /** What the component is given, here and in the browser: it stands in the document. */
  props: Props;
  /** Its code comes on arrival where the tab keeps something under a name with this in it; whatever it keeps for "". */
  kept?: string;
};

/**
 * A part of a page that React takes over in the browser, once a visitor means to use it (islands.inline.ts). Until
 * then, and without JavaScript, it is plain HTML that works; the rest of the page is never anything else.
 */
export function Island<Props extends object>({ name, component: Part, props, kept }: IslandProps<Props>) {
  const { locale, prefix } = useLocale();
  const data: IslandData<Props> = { locale, prefix, props };
  return (
    <>
      <div className="island" id={`island-${name}`} data-island={name} data-kept={kept}>
        <Part {...props} />
      </div>
      <script
        id={`data-${name}`}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs, and that can't end its element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
      {/* As text, since React would move the links to the head, where they would be fetched at once. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build */}
      <template id={`code-${name}`} dangerouslySetInnerHTML={{ __html: linksOf(name) }} />
    </>
  );
}

function linksOf(name: string) {
  return (islands[name] ?? []).map((href) => `<link rel="modulepreload" href="${href}">`).join("");
}
