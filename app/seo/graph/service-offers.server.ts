import type { Offer, PriceSpecification, Service, UnitPriceSpecification } from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
import { type Price, prices } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";

/** Each service with what it offers: a row of the price list is an offer, its columns are two ways to pay for it. */
export function serviceOffers(locale: Locale, url: string, studioId: string): Service[] {
  const { cards, pricing } = copyIn(locale, "services");
  return serviceIds.map((id) => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    url: `${url}#${id}`,
    name: cards[id].title,
    serviceType: cards[id].title,
    description: `${cards[id].description} ${fill(cards[id].timeline, timelineOf(id, locale))}.`,
    provider: { "@id": studioId },
    offers: prices
      .filter((row) => row.service === id)
      .map(
        (row): Offer => ({
          "@type": "Offer",
          name: pricing.rows[row.id],
          url: `${url}#pricing`,
          seller: { "@id": studioId },
          priceCurrency: studio.currency,
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
