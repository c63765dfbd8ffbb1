// One entry a page: long as the site has pages, and read one entry at a time.
import { copyIn } from "#app/i18n/copy.server.ts";
import { factValues, fromPrice, ndaRange, priceIn, timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { hasPage, optionalPage, type PageId } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { distinctOffers } from "#app/studio/estimate-query.ts";
import { type Price, priceRow, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { homeServices, serviceIds } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { featuredTestimonials, type TestimonialId, testimonials } from "#app/studio/testimonials.ts";
import { pageUrl } from "./addresses.ts";
import { link, list, section, table } from "./markdown.ts";
import { outline, toPage } from "./outline.server.ts";

/** A page's content as Markdown, from the same copy and facts that the page shows. */
export function twinOf(page: PageId, locale: Locale) {
  const copy = copyIn(locale, page);
  const blocks = composed[page]?.(locale) ?? outline(copy, locale);
  return `${section(1, copy.title, ...blocks)}\n`;
}

/** The pages that mix facts into their copy; of the others the copy is the outline. */
const composed: Partial<Record<PageId, (locale: Locale) => string[]>> = {
  home(locale) {
    const { hero, why, services, testimonials, contact } = copyIn(locale, "home");
    const { cards } = copyIn(locale, "services");
    return [
      hero.subtitle,
      ...outline({ why }, locale),
      section(
        2,
        services.heading,
        services.intro,
        ...homeServices.map(({ id }) =>
          section(
            3,
            cards[id].title,
            cards[id].description,
            list([...Object.values(cards[id].features), fromPrice(locale, id)]),
          ),
        ),
        toPage(services.link, "services", locale),
      ),
      ...(hasPage("testimonials")
        ? [
            section(
              2,
              testimonials.heading,
              ...featuredTestimonials.map((testimonial) => quote(testimonial, locale)),
              toPage(testimonials.link, "testimonials", locale),
            ),
          ]
        : []),
      section(2, contact.heading, contact.text, toPage(contact.cta, "contact", locale)),
    ];
  },

  /** With the address of an estimate for each row: a reader can compose one. */
  estimate(locale) {
    const { intro, form, result, notes } = copyIn(locale, "estimate");
    const { pricing } = copyIn(locale, "services");
    const address = pageUrl(env.SITE_URL, "estimate", locale);
    const rows = prices.flatMap(({ id }) =>
      distinctOffers.flatMap(({ name, row, billing }) => {
        const price = row === id && priceRow(id)[billing];
        return price
          ? [[pricing.rows[id], pricing.columns[billing], priceIn(locale, price), `${address}?row=${name}`]]
          : [];
      }),
    );
    return [
      intro,
      section(
        2,
        form.heading,
        table([pricing.columns.service, pricing.toggleLabel, pricing.heading, "URL"], rows),
      ),
      section(
        2,
        notes.heading,
        list([notes.range, result.vat, pricing.notes.maintenance, pricing.notes.hosting]),
      ),
    ];
  },

  services(locale) {
    const copy = copyIn(locale, "services");
    const { intro, cards, timelineLabel, pricing, nda, faq, whyChoose, contactButton } = copy;
    const { includes, ...questions } = faq.items;
    const amount = (price: Price | null) => (price ? priceIn(locale, price) : pricing.noSubscription);
    return [
      intro,
      ...serviceIds.map((id) =>
        section(
          2,
          cards[id].title,
          cards[id].description,
          list(Object.values(cards[id].features)),
          formatLabelled(locale, timelineLabel, fill(cards[id].timeline, timelineOf(id, locale))),
        ),
      ),
      section(
        2,
        pricing.heading,
        pricing.intro,
        table(
          [pricing.columns.service, pricing.columns.fixed, pricing.columns.subscription],
          prices.map((row) => [pricing.rows[row.id], amount(row.fixed), amount(row.subscription)]),
        ),
        list([pricing.note, pricing.notes.hosting, pricing.notes.maintenance]),
      ),
      section(2, nda.heading, fill(nda.text, ndaRange(locale))),
      section(
        2,
        faq.heading,
        section(
          3,
          includes.question,
          includes.answer,
          list(prices.map(({ id }) => formatLabelled(locale, pricing.rows[id], pricing.includes[id]))),
        ),
        ...outline(questions, locale, 3),
      ),
      ...outline({ whyChoose }, locale),
      toPage(contactButton, "contact", locale),
    ];
  },

  projects(locale) {
    const { intro, items, tagsLabel, visitShort, status, cta } = copyIn(locale, "projects");
    return [
      intro,
      ...projects.map((project) =>
        section(
          2,
          items[project.id].title,
          items[project.id].description,
          formatLabelled(locale, tagsLabel, project.tags.join(", ")),
          project.status === "online" ? link(visitShort, project.url) : status[project.status],
        ),
      ),
      ...outline({ cta }, locale),
    ];
  },

  testimonials(locale) {
    const { intro, cta } = copyIn(locale, "testimonials");
    return [
      intro,
      ...testimonials.map((testimonial) => quote(testimonial, locale)),
      ...outline({ cta }, locale),
    ];
  },

  techStack(locale) {
    const { intro, groups, why, cta } = copyIn(locale, "techStack");
    return [
      intro,
      ...techStack.map(({ id, tools }) =>
        section(2, groups[id].title, groups[id].text, list(tools.map(({ name }) => name))),
      ),
      ...outline({ why, cta }, locale),
    ];
  },

  contact(locale) {
    const { intro, details, faq, goodToKnow } = copyIn(locale, "contact");
    const estimate = optionalPage("estimate");
    return [
      intro,
      section(
        2,
        details.heading,
        list([
          formatLabelled(locale, details.email, link(env.CONTACT_EMAIL, `mailto:${env.CONTACT_EMAIL}`)),
          formatLabelled(locale, details.phone, env.CONTACT_PHONE),
          formatLabelled(locale, details.hours, factValues(locale).hours),
        ]),
        ...(estimate ? [toPage(details.estimate, estimate, locale)] : []),
      ),
      ...outline({ faq, goodToKnow }, locale),
    ];
  },
};

function quote(
  { id, author, company }: { id: TestimonialId; author: string; company: string },
  locale: Locale,
) {
  const { quote: words, role } = copyIn(locale, "testimonials").items[id];
  return `> ${words}\n>\n> ${author}, ${role}, ${company}`;
}
