import type {
  FAQPage,
  ItemList,
  Offer,
  PriceSpecification,
  Service,
  Thing,
  UnitPriceSpecification,
} from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { studio } from "#app/studio/company.ts";
import { type Price, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { serviceIds } from "#app/studio/services.ts";
import { testimonials } from "#app/studio/testimonials.ts";

/** What a page lists, each as the kind of thing it is. Most pages list nothing. */
export const pageContents: Partial<
  Record<PageId, (locale: Locale, url: string, studioId: string) => Thing[]>
> = {
  services: (locale, ...page) => [
    ...serviceOffers(locale, ...page),
    questions(locale, page[0], copyIn(locale, "services").faq),
  ],
  projects: (...page) => [works(...page)],
  testimonials: (locale, url) => [quotations(locale, url)],
  contact(locale, url) {
    const { faq, goodToKnow } = copyIn(locale, "contact");
    return [questions(locale, url, faq, goodToKnow)];
  },
};

/** Each service with what it offers: a row of the price list is an offer, its columns are two ways to pay for it. */
function serviceOffers(locale: Locale, url: string, studioId: string): Service[] {
  const { cards, pricing } = copyIn(locale, "services");
  return serviceIds.map((id) => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    url: `${url}#${id}`,
    name: cards[id].title,
    description: `${cards[id].description} ${fill(cards[id].timeline, timelineOf(id, locale))}.`,
    provider: { "@id": studioId },
    offers: prices
      .filter((row) => row.service === id)
      .map(
        (row): Offer => ({
          "@type": "Offer",
          name: pricing.rows[row.id],
          description: pricing.includes[row.id],
          url: `${url}#pricing`,
          priceSpecification: [
            priceOf(row.fixed, pricing.columns.fixed),
            ...(row.subscription ? [priceOf(row.subscription, pricing.columns.subscription)] : []),
          ],
        }),
      ),
  }));
}

function priceOf({ min, max, per }: Price, name: string): PriceSpecification | UnitPriceSpecification {
  const amount = {
    name,
    priceCurrency: studio.currency,
    ...(min === max ? { price: min } : { minPrice: min, maxPrice: max }),
  };
  if (per === "project") return { "@type": "PriceSpecification", ...amount };
  return {
    "@type": "UnitPriceSpecification",
    ...amount,
    // UN/CEFACT's code for a month.
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
  };
}

/** The projects in the page's order; only what is online has an address of its own. */
function works(locale: Locale, url: string, studioId: string): ItemList {
  const { title, items } = copyIn(locale, "projects");
  return {
    "@type": "ItemList",
    "@id": `${url}#works`,
    name: title,
    numberOfItems: projects.length,
    itemListElement: projects.map((project, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "CreativeWork",
        "@id": `${url}#${project.id}`,
        name: items[project.id].title,
        description: items[project.id].description,
        keywords: project.tags.join(", "),
        creator: { "@id": studioId },
        ...(project.url ? { url: project.url } : {}),
      },
    })),
  };
}

/** Testimonials as what they are, words of people: nobody has given a rating, so there is none, and no Review. */
function quotations(locale: Locale, url: string): ItemList {
  const { title, items } = copyIn(locale, "testimonials");
  return {
    "@type": "ItemList",
    "@id": `${url}#quotations`,
    name: title,
    numberOfItems: testimonials.length,
    itemListElement: testimonials.map(({ id, author, company }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Quotation",
        text: items[id].quote,
        inLanguage: locale,
        creator: {
          "@type": "Person",
          name: author,
          jobTitle: items[id].role,
          worksFor: { "@type": "Organization", name: company },
        },
      },
    })),
  };
}

/** A page's questions and their answers, of as many parts of the page as hold some. */
function questions(locale: Locale, url: string, ...parts: Questions[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    url,
    name: parts[0]?.heading,
    inLanguage: locale,
    mainEntity: parts
      .flatMap(({ items }) => Object.entries(items))
      .map(([id, { question, answer }]) => ({
        "@type": "Question",
        "@id": `${url}#faq-${id}`,
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  };
}

type Questions = { heading: string; items: Record<string, { question: string; answer: string }> };
