import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import type { Billing } from "#app/studio/estimate.ts";
import { waysToPay } from "#app/studio/ways-to-pay.ts";
import { Amount } from "#app/ui/amount.tsx";
import type { Route } from "./+types/services-page.ts";
import "./price-list.css";

const columns: readonly Billing[] = ["fixed", "subscription"];

type Services = Route.ComponentProps["loaderData"];
type Pricing = Services["copy"]["pricing"];
type PriceListProps = Pick<Services, "copy" | "billing" | "services">;

/**
 * The services with their prices. Both columns are in the document, and the URL selects which column is shown, so that
 * the choice can be shared and works without JavaScript. billing.inline.ts switches the columns in place.
 */
export function PriceList({ copy: { pricing: copy, timelineLabel }, billing, services }: PriceListProps) {
  return (
    <section className="price-list wrap" id="pricing" data-billing={billing} aria-label={copy.heading}>
      <div className="price-head grid">
        <nav className="billing" aria-label={copy.toggleLabel}>
          {columns.map((column) => (
            <a
              key={column}
              href={`?billing=${column}#pricing`}
              data-billing={column}
              aria-current={column === billing}
            >
              {copy[column]}
            </a>
          ))}
        </nav>
        <p>{copy.intro}</p>
      </div>
      {services.map((service) => (
        <article className="craft grid" key={service.id} id={service.id}>
          <div className="craft-promise">
            <h2>{service.title}</h2>
            <p>{service.description}</p>
            {/* Otherwise the rows say it. */}
            {!service.prices.some(({ time }) => time) && (
              <p className="craft-timeline">
                <strong>{timelineLabel}</strong> {service.timeline}
              </p>
            )}
          </div>
          <PriceTable copy={copy} service={service} />
          <ul>
            {Object.entries(service.features).map(([id, feature]) => (
              <li key={id}>{feature}</li>
            ))}
          </ul>
        </article>
      ))}
      <ul className="price-notes">
        <li>{copy.note}</li>
        <li>{copy.notes.time}</li>
        <li>{copy.notes.quoted}</li>
        <li>{copy.notes.maintenance}</li>
      </ul>
      <Ways copy={copy.ways} />
    </section>
  );
}

/** What a client gets for either way to pay. */
function Ways({ copy }: { copy: Pricing["ways"] }) {
  return (
    <table className="ways" id="ways">
      <caption>{copy.heading}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{copy.fixed}</th>
          <th scope="col">{copy.subscription}</th>
        </tr>
      </thead>
      <tbody>
        {waysToPay.map(({ id, ...terms }) => (
          <tr key={id}>
            <th scope="row">{copy.rows[id]}</th>
            {columns.map((column) => (
              <td key={column} data-way={copy[column]}>
                {copy.terms[terms[column]]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceTable({ copy, service }: { copy: Pricing; service: Services["services"][number] }) {
  return (
    <table className="price-table">
      <caption className="visually-hidden">
        {service.title}, <span data-column="fixed">{copy.captionFixed}</span>
        <span data-column="subscription">{copy.captionSubscription}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{copy.columns.service}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {service.prices.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.estimate ? (
                <LocalLink to={`${pathOf("estimate")}?${row.estimate}`}>{row.name}</LocalLink>
              ) : (
                row.name
              )}
            </th>
            {columns.map((column) => (
              <td key={column} data-column={column}>
                {row[column] ? (
                  <Amount figures={row[column]} />
                ) : (
                  <span aria-label={copy.noSubscription} role="img">
                    –
                  </span>
                )}
                {row.time && <small className="price-time"> {row.time}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
