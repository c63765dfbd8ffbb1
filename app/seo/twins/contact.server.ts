import { copyIn } from "#app/i18n/copy.server.ts";
import { factValues } from "#app/i18n/fact-values.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { faqIds } from "#app/studio/faq.ts";
import { link, list, section, subsection } from "../markdown.ts";
import { labelled } from "./parts.server.ts";

export function contactTwin(locale: Locale): string[] {
  const { intro, details, faq } = copyIn(locale, "contact");
  return [
    intro,
    section(
      details.heading,
      list([
        labelled(locale, details.email, link(env.CONTACT_EMAIL, `mailto:${env.CONTACT_EMAIL}`)),
        labelled(locale, details.phone, env.CONTACT_PHONE),
        labelled(locale, details.hours, factValues(locale).hours),
      ]),
    ),
    section(faq.heading, ...faqIds.map((id) => subsection(faq.items[id].question, faq.items[id].answer))),
  ];
}
