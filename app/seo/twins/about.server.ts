import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { list, section } from "../markdown.ts";
import { titled, toPage } from "./parts.server.ts";

export function aboutTwin(locale: Locale): string[] {
  const copy = copyIn(locale, "about");
  return [
    copy.intro,
    section(copy.mission.heading, ...Object.values(copy.mission.paragraphs)),
    section(copy.approach.heading, copy.approach.intro, ...titled(copy.approach.steps)),
    section(copy.whyUs.heading, list(Object.values(copy.whyUs.items))),
    section(copy.values.heading, ...titled(copy.values.items)),
    copy.cta.text,
    toPage(copy.cta.button, "contact", locale),
  ];
}
