import { copyIn } from "#app/i18n/copy.server.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { projects } from "#app/studio/projects.ts";
import { link, section } from "../markdown.ts";
import { toPage } from "./parts.server.ts";

export function projectsTwin(locale: Locale): string[] {
  const copy = copyIn(locale, "projects");
  return [
    copy.intro,
    ...projects.map((project) => {
      const { title, description } = copy.items[project.id];
      return section(
        title,
        description,
        formatLabelled(locale, copy.tagsLabel, project.tags.join(", ")),
        project.status === "online" ? link(copy.visitShort, project.url) : copy.status[project.status],
      );
    }),
    copy.cta.text,
    toPage(copy.cta.button, "contact", locale),
  ];
}
