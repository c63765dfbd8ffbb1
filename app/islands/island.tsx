import { islands } from "virtual:client-build";
import type { ComponentType } from "react";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { Locale } from "#app/i18n/locales.ts";

export type IslandData<Props> = { locale: Locale; prefix: string; props: Props };

type IslandProps<Props extends object> = {
  /** `chat` for `chat.island.tsx` */
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** A key of `sessionStorage`. If it has a value, the island hydrates as soon as the page is shown. */
  restores?: string;
};

/**
 * A part of a page that React hydrates when a visitor is about to use it (load-island.inline.ts). Until then, and
 * without JavaScript, it is plain HTML that works. The rest of the page is never hydrated.
 */
export function Island<Props extends object>({ name, component: Part, props, restores }: IslandProps<Props>) {
  const { locale, prefix } = useLocale();
  const data: IslandData<Props> = { locale, prefix, props };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const files = islands[name] ?? [];
  const links = files.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  return (
    <>
      <div
        className="island"
        id={`island-${name}`}
        data-island={name}
        data-code={files[0]}
        data-restores={restores}
      >
        <Part {...props} />
      </div>
      {/* In an attribute, every quote would be escaped. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped */}
      <script id={`props-${name}`} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {/* Set as text, since React would move links to the head, where the browser would follow them immediately. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build */}
      <template id={`code-${name}`} dangerouslySetInnerHTML={{ __html: links }} />
    </>
  );
}
