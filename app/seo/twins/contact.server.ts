import { copyIn } from "#app/i18n/copy.server.ts";
import { factValues } from "#app/i18n/fact-values.server.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { faqIds } from "#app/studio/faq.ts";
import { link, list, section, subsection } from "../markdown.ts";

export function contactTwin(locale: Locale): string[] {
  const { intro, details, faq } = copyIn(locale, "contact");
  return [
    intro,
    section(
      details.heading,
      list([
        formatLabelled(locale, details.email, link(env.CONTACT_EMAIL, `mailto:${env.CONTACT_EMAIL}`)),
        formatLabelled(locale, details.phone, env.CONTACT_PHONE),
        formatLabelled(locale, details.hours, factValues(locale).hours),
      ]),
    ),
    section(faq.heading, ...faqIds.map((id) => subsection(faq.items[id].question, faq.items[id].answer))),
  ];
}
