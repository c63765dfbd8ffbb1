import type { BreadcrumbList, Graph, ProfessionalService, Thing, WebPage, WebSite } from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { type PageId, pages } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { officeHours } from "#app/studio/hours.ts";
import { pageUrl, previewPath, previewSize } from "./addresses.ts";
import { questions } from "./graph/questions.server.ts";
import { quotations } from "./graph/quotations.server.ts";
import { serviceOffers } from "./graph/service-offers.server.ts";
import { works } from "./graph/works.server.ts";
import { headingOf } from "./headings.server.ts";

/** What a page says about the studio and about itself, in schema.org's words. */
export function pageGraph(page: PageId, locale: Locale, siteUrl: string): Graph {
  const url = pageUrl(siteUrl, page, locale);
  return {
    "@context": "https://schema.org",
    "@graph": [
      business(siteUrl, locale),
      webSite(siteUrl, locale),
      webPage(page, locale, siteUrl),
      ...(page === "home" ? [] : [breadcrumbs(page, locale, siteUrl)]),
      ...contents(page, locale, url, siteUrl),
    ],
  };
}

/** The nodes that other nodes point at. */
const nodeIds = {
  studio: (siteUrl: string) => `${siteUrl}/#studio`,
  webSite: (siteUrl: string) => `${siteUrl}/#website`,
};

function contents(page: PageId, locale: Locale, url: string, siteUrl: string): Thing[] {
  if (page === "services") return serviceOffers(locale, url, nodeIds.studio(siteUrl));
  if (page === "projects") return [works(locale, url, nodeIds.studio(siteUrl))];
  if (page === "testimonials") return [quotations(locale, url)];
  if (page === "contact") return [questions(locale, url)];
  return [];
}

function business(siteUrl: string, locale: Locale): ProfessionalService {
  return {
    "@type": "ProfessionalService",
    "@id": nodeIds.studio(siteUrl),
    name: studio.name,
    description: copyIn(locale, "layout").footer.description,
    url: pageUrl(siteUrl, "home", locale),
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + previewPath("home", locale),
    email: env.CONTACT_EMAIL,
    telephone: env.CONTACT_PHONE,
    currenciesAccepted: studio.currency,
    knowsLanguage: [...locales],
    address: { "@type": "PostalAddress", addressLocality: studio.city, addressCountry: studio.country },
    // Without a time zone: schema.org's hours are those of the place.
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: officeHours.days.map((day) => `https://schema.org/${day}` as const),
      opens: hour(officeHours.opens),
      closes: hour(officeHours.closes),
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: env.CONTACT_EMAIL,
      telephone: env.CONTACT_PHONE,
      url: pageUrl(siteUrl, "contact", locale),
      availableLanguage: [...locales],
    },
  };
}

function webSite(siteUrl: string, locale: Locale): WebSite {
  return {
    "@type": "WebSite",
    "@id": nodeIds.webSite(siteUrl),
    name: studio.name,
    url: pageUrl(siteUrl, "home", "en"),
    description: copyIn(locale, "home").meta.description,
    inLanguage: [...locales],
    publisher: { "@id": nodeIds.studio(siteUrl) },
  };
}

const pageTypes = {
  about: "AboutPage",
  contact: "ContactPage",
  projects: "CollectionPage",
  testimonials: "CollectionPage",
} as const satisfies Partial<Record<PageId, string>>;

function webPage(page: PageId, locale: Locale, siteUrl: string): WebPage {
  const url = pageUrl(siteUrl, page, locale);
  const { title, description } = copyIn(locale, page).meta;
  return {
    "@type": page in pageTypes ? pageTypes[page as keyof typeof pageTypes] : "WebPage",
    "@id": url,
    url,
    name: title,
    headline: headingOf(page, locale),
    description,
    inLanguage: locale,
    isPartOf: { "@id": nodeIds.webSite(siteUrl) },
    about: { "@id": nodeIds.studio(siteUrl) },
    dateModified: pages.find(({ id }) => id === page)?.updated,
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: siteUrl + previewPath(page, locale),
      width: { "@type": "QuantitativeValue", value: previewSize.width, unitCode: "E37" },
      height: { "@type": "QuantitativeValue", value: previewSize.height, unitCode: "E37" },
    },
    ...(page === "home" ? {} : { breadcrumb: { "@id": `${url}#breadcrumbs` } }),
  };
}

function breadcrumbs(page: PageId, locale: Locale, siteUrl: string): BreadcrumbList {
  const { nav, footer } = copyIn(locale, "layout");
  const name = page === "terms" || page === "privacy" ? footer[page] : nav[page];
  const url = pageUrl(siteUrl, page, locale);
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: nav.home, item: pageUrl(siteUrl, "home", locale) },
      { "@type": "ListItem", position: 2, name, item: url },
    ],
  };
}

function hour(hours: number) {
  return `${String(hours).padStart(2, "0")}:00`;
}
