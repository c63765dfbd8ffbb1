import type { BreadcrumbList, Graph, ProfessionalService, WebPage, WebSite } from "schema-dts";
import { copyIn, pageName } from "#app/i18n/copy.server.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { type PageId, pageOf } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { officeHours } from "#app/studio/hours.ts";
import { pageUrl, previewPath } from "./addresses.ts";
import { pageContents } from "./graph-contents.server.ts";

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
      ...(pageContents[page]?.(locale, url, nodeIds.studio(siteUrl)) ?? []),
    ],
  };
}

/** The nodes that other nodes point at. */
const nodeIds = {
  studio: (siteUrl: string) => `${siteUrl}/#studio`,
  webSite: (siteUrl: string) => `${siteUrl}/#website`,
};

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
    openingHoursSpecification: officeHours.open.map(({ days, from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
      opens: from.padStart(5, "0"),
      closes: to.padStart(5, "0"),
    })),
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

const dayNames = {
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
  7: "Sunday",
} as const;

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
  const { meta, title: headline } = copyIn(locale, page);
  return {
    "@type": page in pageTypes ? pageTypes[page as keyof typeof pageTypes] : "WebPage",
    "@id": url,
    url,
    name: meta.title,
    headline,
    description: meta.description,
    inLanguage: locale,
    isPartOf: { "@id": nodeIds.webSite(siteUrl) },
    about: { "@id": nodeIds.studio(siteUrl) },
    dateModified: pageOf(page).updated,
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: siteUrl + previewPath(page, locale),
    },
    ...(page === "home" ? {} : { breadcrumb: { "@id": `${url}#breadcrumbs` } }),
  };
}

function breadcrumbs(page: PageId, locale: Locale, siteUrl: string): BreadcrumbList {
  const url = pageUrl(siteUrl, page, locale);
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: pageName(locale, "home"),
        item: pageUrl(siteUrl, "home", locale),
      },
      { "@type": "ListItem", position: 2, name: pageName(locale, page), item: url },
    ],
  };
}
