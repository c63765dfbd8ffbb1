import { env } from "#app/env.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { factValues, timelineOf } from "#app/studio/fact-values.server.ts";
import { faqIds } from "#app/studio/faq.ts";
import { formatDate, formatEuros } from "#app/studio/format.ts";
import { legal } from "#app/studio/legal.ts";
import { nda, type Price, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { homeServices, serviceIds } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { featuredTestimonials, type TestimonialId, testimonials } from "#app/studio/testimonials.ts";
import { pageUrl } from "./addresses.ts";
import { headingOf } from "./headings.server.ts";
import { document, link, list, section, subsection, table } from "./markdown.ts";

/** A page's content as Markdown, from the same words and facts that the page shows. */
export function twinOf(page: PageId, locale: Locale) {
  return document(headingOf(page, locale), texts[page](locale));
}

const texts: Record<PageId, (locale: Locale) => string[]> = {
  home(locale) {
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
  },

  about(locale) {
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
  },

  services(locale) {
    const copy = copyIn(locale, "services");
    const { pricing } = copy;
    const amount = (price: Price | null) => {
      if (!price) return pricing.noSubscription;
      const euros = formatEuros(locale, price);
      return price.per === "month" ? fill(pricing.perMonth, { price: euros }) : euros;
    };
    return [
      copy.intro,
      ...serviceIds.map((id) =>
        section(
          copy.cards[id].title,
          copy.cards[id].description,
          list(Object.values(copy.cards[id].features)),
          labelled(locale, copy.timelineLabel, fill(copy.cards[id].timeline, timelineOf(id, locale))),
        ),
      ),
      section(
        pricing.heading,
        pricing.intro,
        table(
          [pricing.columns.service, pricing.columns.fixed, pricing.columns.subscription],
          prices.map((row) => [pricing.rows[row.id], amount(row.fixed), amount(row.subscription)]),
        ),
        list([pricing.note, pricing.notes.hosting, pricing.notes.maintenance]),
      ),
      section(
        copy.nda.heading,
        fill(copy.nda.text, {
          from: formatEuros(locale, { min: nda.min, max: nda.min }),
          to: formatEuros(locale, { min: nda.max, max: nda.max }),
        }),
      ),
      section(copy.whyChoose.heading, ...titled(copy.whyChoose.benefits)),
      toPage(copy.contactButton, "contact", locale),
    ];
  },

  projects(locale) {
    const copy = copyIn(locale, "projects");
    return [
      copy.intro,
      ...projects.map((project) => {
        const { title, description } = copy.items[project.id];
        return section(
          title,
          description,
          labelled(locale, copy.tagsLabel, project.tags.join(", ")),
          project.status === "online" ? link(copy.visitShort, project.url) : copy.status[project.status],
        );
      }),
      copy.cta.text,
      toPage(copy.cta.button, "contact", locale),
    ];
  },

  testimonials(locale) {
    const copy = copyIn(locale, "testimonials");
    return [
      copy.intro,
      ...testimonials.map((testimonial) => quote(testimonial, locale)),
      copy.cta.text,
      toPage(copy.cta.button, "contact", locale),
    ];
  },

  techStack(locale) {
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
  },

  contact(locale) {
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
  },

  terms: (locale) => legalText(copyIn(locale, "terms"), legal.termsUpdated, locale),
  privacy: (locale) => legalText(copyIn(locale, "privacy"), legal.privacyUpdated, locale),
};

type LegalCopy = {
  updated: string;
  intro: string;
  sections: Record<string, { title: string; paragraphs: string[] }>;
};

function legalText(copy: LegalCopy, updated: string, locale: Locale) {
  return [
    fill(copy.updated, { date: formatDate(locale, updated) }),
    copy.intro,
    ...Object.values(copy.sections).map(({ title, paragraphs }, index) =>
      section(`${index + 1}. ${title}`, ...paragraphs),
    ),
  ];
}

function titled(items: Record<string, { title: string; text: string }>) {
  return Object.values(items).map(({ title, text }) => subsection(title, text));
}

function quote(
  { id, author, company }: { id: TestimonialId; author: string; company: string },
  locale: Locale,
) {
  const { quote: words, role } = copyIn(locale, "testimonials").items[id];
  return `> ${words}\n>\n> ${author}, ${role}, ${company}`;
}

/** French sets a space before a colon. */
function labelled(locale: Locale, label: string, text: string) {
  return `${label}${locale === "fr" ? "\u00a0" : ""}: ${text}`;
}

function toPage(text: string, page: PageId, locale: Locale) {
  return link(text, pageUrl(env.SITE_URL, page, locale));
}
