import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { homeServices } from "#app/studio/services.ts";
import { featuredTestimonials } from "#app/studio/testimonials.ts";
import { list, section, subsection } from "../markdown.ts";
import { quote, titled, toPage } from "./parts.server.ts";

export function homeTwin(locale: Locale): string[] {
  const copy = copyIn(locale, "home");
  const { cards } = copyIn(locale, "services");
  return [
    copy.hero.subtitle,
    section(copy.why.heading, copy.why.intro, ...titled(copy.why.reasons)),
    section(
      copy.services.heading,
      copy.services.intro,
      ...homeServices.map(({ id }) =>
        subsection(cards[id].title, cards[id].description, list(Object.values(cards[id].features))),
      ),
      toPage(copy.services.allLink, "services", locale),
    ),
    section(
      copy.testimonials.heading,
      ...featuredTestimonials.map((testimonial) => quote(testimonial, locale)),
      toPage(copy.testimonials.link, "testimonials", locale),
    ),
    section(copy.contact.heading, copy.contact.text, toPage(copy.contact.cta, "contact", locale)),
  ];
}
