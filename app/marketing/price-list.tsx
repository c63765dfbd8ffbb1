import { LocalLink } from "#app/i18n/local-link.tsx";
import type { Billing } from "#app/studio/estimate.ts";
import { waysToPay } from "#app/studio/ways-to-pay.ts";
import { Amount } from "#app/ui/amount.tsx";
import type { Route } from "./+types/services-page.ts";
import "./price-list.css";

const columns: readonly Billing[] = ["fixed", "subscription"];

type Services = Route.ComponentProps["loaderData"];
type PriceListProps = Pick<Services, "billing" | "services"> & { copy: Services["copy"]["pricing"] };

/**
 * The price list. Both columns are in the document, and the URL selects which column is shown, so that the choice can
 * be shared and works without JavaScript. billing.inline.ts switches the columns in place.
 */
export function PriceList({ copy, billing, services }: PriceListProps) {
  return (
    <section className="section price-list wrap" id="pricing" data-billing={billing}>
      <div className="price-head">
        <h2>{copy.heading}</h2>
        <p>{copy.intro}</p>
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
      </div>
      <table className="price-table">
        <caption className="visually-hidden">
          <span data-column="fixed">{copy.captionFixed}</span>
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
        {services.map((service) => (
          <tbody key={service.id}>
            <tr className="price-group">
              <th scope="rowgroup" colSpan={2}>
                <div>
                  {service.title}
                  {columns
                    .filter((column) => isMonthly(service.prices, column))
                    .map((column) => (
                      <span key={column} data-column={column} aria-hidden="true">
                        {copy.perMonth}
                      </span>
                    ))}
                </div>
              </th>
            </tr>
            {service.prices.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.estimate ? (
                    <LocalLink to={`/estimate?${row.estimate}`}>{row.name}</LocalLink>
                  ) : (
                    row.name
                  )}
                </th>
                {columns.map((column) => (
                  <td key={column} data-column={column}>
                    {row[column] ? (
                      <Amount
                        figures={row[column]}
                        perMonth={copy.perMonth}
                        inHead={isMonthly(service.prices, column)}
                      />
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
        ))}
      </table>
      <ul className="price-notes">
        <li>{copy.note}</li>
        <li>{copy.notes.time}</li>
        <li>{copy.notes.quoted}</li>
        <li>{copy.notes.maintenance}</li>
      </ul>
      <table className="ways" id="ways">
        <caption>{copy.ways.heading}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{copy.ways.fixed}</th>
            <th scope="col">{copy.ways.subscription}</th>
          </tr>
        </thead>
        <tbody>
          {waysToPay.map(({ id, ...terms }) => (
            <tr key={id}>
              <th scope="row">{copy.ways.rows[id]}</th>
              {columns.map((column) => (
                <td key={column}>{copy.ways.terms[terms[column]]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** If all prices are monthly, only the service's head shows the period, and the rows repeat it for screen readers. */
function isMonthly(rows: Services["services"][number]["prices"], column: Billing) {
  return rows.every((row) => row[column]?.per !== "project");
}
