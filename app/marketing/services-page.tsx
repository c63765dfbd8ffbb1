import { InlineScript } from "#app/document/inline-code.tsx";
import { getCopy } from "#app/i18n/copy.server.ts";
import { timeOf } from "#app/i18n/fact-values.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { hasPage, pathOf } from "#app/pages.ts";
import type { Billing } from "#app/studio/estimate.ts";
import { estimateQuery } from "#app/studio/estimate-query.ts";
import { prices } from "#app/studio/prices.ts";
import { serviceIds } from "#app/studio/services.ts";
import { Faq } from "#app/ui/faq.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { figuresOf } from "#app/ui/price-column.server.ts";
import type { Route } from "./+types/services-page.ts";
import script from "./billing.inline.ts?inline-script";
import { PriceList } from "./price-list.tsx";
import "./services.css";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { cards, pricing, nda, faq, ...copy } = getCopy(context, "services");
  const { rows, includes } = pricing;
  const billing: Billing = url.searchParams.get("billing") === "subscription" ? "subscription" : "fixed";
  return {
    copy: { ...copy, pricing },
    billing,
    services: serviceIds.map((id) => ({
      id,
      ...cards[id],
      prices: prices
        .filter((row) => row.service === id)
        .map((row) => ({
          id: row.id,
          name: rows[row.id],
          time: timeOf(locale, row.id),
          estimate: hasPage("estimate") ? estimateQuery([{ row: row.id, billing: "fixed", count: 1 }]) : null,
          fixed: figuresOf(locale, row, "fixed"),
          subscription: figuresOf(locale, row, "subscription"),
        })),
    })),
    faq: {
      heading: faq.heading,
      items: Object.entries(faq.items).map(([id, item]) => ({ id, ...item })),
      includes: prices.map((row) => ({ id: row.id, name: rows[row.id], text: includes[row.id] })),
    },
    nda,
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { copy, billing, services, nda, faq } = loaderData;
  return (
    <>
      <PageHead title={copy.title} river="reach">
        <p className="lead">{copy.intro}</p>
      </PageHead>

      <PriceList
        copy={copy.pricing}
        timelineLabel={copy.timelineLabel}
        billing={billing}
        services={services}
      />
      <InlineScript text={script} />

      <section className="nda wrap grid split">
        <h2>{nda.heading}</h2>
        <div>
          <p className="lead">{nda.text}</p>
          <p>
            <LocalLink className="button" to={pathOf("contact")}>
              {copy.contactButton}
            </LocalLink>
          </p>
        </div>
      </section>

      <Faq
        heading={faq.heading}
        items={faq.items.map(({ answer, ...item }) => ({
          ...item,
          answer: item.id === "includes" ? <Includes intro={answer} rows={faq.includes} /> : answer,
        }))}
      />

      <section className="section sand">
        <div className="wrap">
          <h2>{copy.whyChoose.heading}</h2>
          <dl className="answers">
            {Object.entries(copy.whyChoose.benefits).map(([id, benefit]) => (
              <div key={id}>
                <dt>{benefit.title}</dt>
                <dd>{benefit.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

type IncludesProps = { intro: string; rows: { id: string; name: string; text: string }[] };

function Includes({ intro, rows }: IncludesProps) {
  return (
    <>
      <p>{intro}</p>
      <dl>
        {rows.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
