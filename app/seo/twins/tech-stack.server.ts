import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { list, section } from "../markdown.ts";
import { titled, toPage } from "./parts.server.ts";

export function techStackTwin(locale: Locale): string[] {
  const copy = copyIn(locale, "techStack");
  return [
    copy.intro,
    ...techStack.map(({ id, tools }) =>
      section(copy.groups[id].title, copy.groups[id].text, list(tools.map(({ name }) => name))),
    ),
    section(copy.why.heading, ...titled(copy.why.reasons)),
    copy.cta.text,
    toPage(copy.cta.button, "contact", locale),
  ];
}
