import type { ItemList } from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { testimonials } from "#app/studio/testimonials.ts";

/** Testimonials as what they are, words of people: nobody has given a rating, so there is none, and no Review. */
export function quotations(locale: Locale, url: string): ItemList {
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
