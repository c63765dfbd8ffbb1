import type { FAQPage } from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { faqIds } from "#app/studio/faq.ts";

/** The contact page's questions and their answers. */
export function questions(locale: Locale, url: string): FAQPage {
  const { heading, items } = copyIn(locale, "contact").faq;
  return {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    url,
    name: heading,
    inLanguage: locale,
    mainEntity: faqIds.map((id) => ({
      "@type": "Question",
      "@id": `${url}#faq-${id}`,
      name: items[id].question,
      acceptedAnswer: { "@type": "Answer", text: items[id].answer },
    })),
  };
}
