import type { Offer, PriceSpecification, Service, UnitPriceSpecification } from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { type Price, prices } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { pageUrl } from "./addresses.ts";

/** Describes each service with its rows of the price list. A row is an offer, and its columns are two ways to pay. */
export function serviceOffers(locale: Locale, studioId: string): Service[] {
  const url = pageUrl(env.SITE_URL, "services", locale);
  const { cards, pricing } = copyIn(locale, "services");
  return serviceIds.map((id) => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    url: `${url}#${id}`,
    name: cards[id].title,
    description: `${cards[id].description} ${cards[id].timeline}.`,
    provider: { "@type": "Organization", "@id": studioId, name: studio.name },
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
    referenceQuantity: {
      "@type": "QuantitativeValue",
      value: 1,
      ...(unitCodes[per] ? { unitCode: unitCodes[per] } : { unitText: per }),
    },
  };
}

/** UN/CEFACT's codes for units of time. */
const unitCodes: Partial<Record<string, string>> = { hour: "HUR", day: "DAY", week: "WEE", month: "MON" };
