import type { BreadcrumbList, Graph, ProfessionalService, WebSite } from "schema-dts";
import { copyIn, pageName } from "#app/i18n/copy.server.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { officeHours } from "#app/studio/hours.ts";
import { pageUrl, previewPath } from "./addresses.ts";
import { serviceOffers } from "./service-offers.server.ts";

const siteUrl = env.SITE_URL;
const studioId = `${siteUrl}/#studio`;

/** Returns a page's JSON-LD, escaped for a script element. It describes only what search engines use. */
export function structuredData(page: PageId, locale: Locale) {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      ...(described.has(page) ? [business(locale)] : []),
      page === "home" ? webSite() : breadcrumbs(page, locale),
      ...(page === "services" ? serviceOffers(locale, studioId) : []),
    ],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** One page would be enough for search engines; elsewhere, the studio would cost 300 bytes. */
const described = new Set<PageId>(["home", "about", "contact"]);

function business(locale: Locale): ProfessionalService {
  return {
    "@type": "ProfessionalService",
    "@id": studioId,
    name: studio.name,
    description: copyIn(locale, "layout").footer.description,
    url: pageUrl(siteUrl, "home", locale),
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + previewPath("home", locale),
    email: env.CONTACT_EMAIL,
    telephone: env.CONTACT_PHONE,
    currenciesAccepted: studio.currency,
    vatID: studio.vatId || undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: studio.street || undefined,
      postalCode: studio.postcode || undefined,
      addressLocality: studio.city,
      addressCountry: studio.country,
    },
    // Without a time zone, since schema.org's hours are local time.
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

/** Names the site in search results. */
function webSite(): WebSite {
  return {
    "@type": "WebSite",
    name: studio.name,
    url: pageUrl(siteUrl, "home", defaultLocale),
    inLanguage: [...locales],
    publisher: { "@id": studioId },
  };
}

function breadcrumbs(page: PageId, locale: Locale): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: (["home", page] as const).map((id, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: pageName(locale, id),
      item: pageUrl(siteUrl, id, locale),
    })),
  };
}
