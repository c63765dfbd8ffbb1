import { copyIn } from "#app/i18n/copy.server.ts";
import { ndaRange, priceIn, timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type Price, prices } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { list, section, table } from "../markdown.ts";
import { titled, toPage } from "./parts.server.ts";

export function servicesTwin(locale: Locale): string[] {
  const copy = copyIn(locale, "services");
  const { pricing } = copy;
  const amount = (price: Price | null) => (price ? priceIn(locale, price) : pricing.noSubscription);
  return [
    copy.intro,
    ...serviceIds.map((id) =>
      section(
        copy.cards[id].title,
        copy.cards[id].description,
        list(Object.values(copy.cards[id].features)),
        formatLabelled(locale, copy.timelineLabel, fill(copy.cards[id].timeline, timelineOf(id, locale))),
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
    section(copy.nda.heading, fill(copy.nda.text, ndaRange(locale))),
    section(copy.whyChoose.heading, ...titled(copy.whyChoose.benefits)),
    toPage(copy.contactButton, "contact", locale),
  ];
}
