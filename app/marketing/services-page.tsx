import { InlineScript } from "#app/document/inline-code.tsx";
import { getCopy } from "#app/i18n/copy.server.ts";
import { timeOf } from "#app/i18n/format.server.ts";
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
import { Terms } from "#app/ui/terms.tsx";
import type { Route } from "./+types/services-page.ts";
import script from "./billing.inline.ts?inline-script";
import { PriceList } from "./price-list.tsx";
import "./services.css";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { cards, ...copy } = getCopy(context, "services");
  const { rows, includes } = copy.pricing;
  const billing: Billing = url.searchParams.get("billing") === "subscription" ? "subscription" : "fixed";
  return {
    copy,
    billing,
    services: serviceIds.map((service) => ({
      id: service,
      ...cards[service],
      prices: prices
        .filter((row) => row.service === service)
        .map((row) => ({
          id: row.id,
          name: rows[row.id],
          time: timeOf(locale, row.id),
          estimate: hasPage("estimate") ? estimateQuery([{ row: row.id, billing: "fixed", count: 1 }]) : null,
          fixed: figuresOf(locale, row, "fixed"),
          subscription: figuresOf(locale, row, "subscription"),
        })),
    })),
    includes: Object.fromEntries(prices.map(({ id }) => [id, { title: rows[id], text: includes[id] }])),
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { copy, billing, services, includes } = loaderData;
  return (
    <>
      <PageHead title={copy.title} river="reach" intro={copy.intro} />

      <PriceList copy={copy} billing={billing} services={services} />
      <InlineScript text={script} />

      <section className="nda wrap grid split">
        <h2>{copy.nda.heading}</h2>
        <div>
          <p className="lead">{copy.nda.text}</p>
          <p>
            <LocalLink className="button" to={pathOf("contact")}>
              {copy.contactButton}
            </LocalLink>
          </p>
        </div>
      </section>

      <Faq copy={copy.faq} more={{ includes: <Terms items={includes} /> }} />

      <section className="section sand">
        <div className="wrap">
          <h2>{copy.whyChoose.heading}</h2>
          <Terms className="answers" items={copy.whyChoose.benefits} />
        </div>
      </section>
    </>
  );
}
