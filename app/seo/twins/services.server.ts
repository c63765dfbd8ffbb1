import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { timelineOf } from "#app/studio/fact-values.server.ts";
import { formatEuros } from "#app/studio/format.ts";
import { nda, type Price, prices } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { list, section, table } from "../markdown.ts";
import { labelled, titled, toPage } from "./parts.server.ts";

export function servicesTwin(locale: Locale): string[] {
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
}
