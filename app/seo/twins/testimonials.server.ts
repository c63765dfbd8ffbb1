import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import { quote, toPage } from "./parts.server.ts";

export function testimonialsTwin(locale: Locale): string[] {
  const copy = copyIn(locale, "testimonials");
  return [
    copy.intro,
    ...testimonials.map((testimonial) => quote(testimonial, locale)),
    copy.cta.text,
    toPage(copy.cta.button, "contact", locale),
  ];
}
