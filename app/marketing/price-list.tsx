import { Link, useSearchParams } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { Copy } from "#locales/language.ts";
import "./price-list.css";

type Row = { id: string; name: string; estimate: string; fixed: string; subscription: string | null };
type PriceListProps = {
  copy: Omit<Copy["services"]["pricing"], "rows" | "includes" | "perMonth" | "range">;
  services: { id: string; title: string; prices: Row[] }[];
};

/** The printed price list. Which column it shows is in the URL, so that it can be shared and works as plain links. */
export function PriceList({ copy, services }: PriceListProps) {
  const [query] = useSearchParams();
  const billing = query.get("billing") === "subscription" ? "subscription" : "fixed";
  return (
    <section className="section bank price-list wrap" id="pricing">
      <div className="price-head">
        <h2>{copy.heading}</h2>
        <p>{copy.intro}</p>
        <nav className="billing" aria-label={copy.toggleLabel} data-billing={billing}>
          <Link
            to="?billing=fixed#pricing"
            replace
            preventScrollReset
            aria-current={billing === "fixed" || undefined}
          >
            {copy.fixed}
          </Link>
          <Link
            to="?billing=subscription#pricing"
            replace
            preventScrollReset
            aria-current={billing === "subscription" || undefined}
          >
            {copy.subscription}
          </Link>
        </nav>
      </div>
      <table>
        <caption className="visually-hidden">
          {billing === "fixed" ? copy.captionFixed : copy.captionSubscription}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{copy.columns.service}</th>
            <th scope="col">{copy.columns[billing]}</th>
          </tr>
        </thead>
        {services.map((service) => (
          <tbody key={service.id}>
            <tr className="price-group">
              <th scope="rowgroup" colSpan={2}>
                {service.title}
              </th>
            </tr>
            {service.prices.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <LocalLink to={`/estimate?${row.estimate}`} prefetch="none">
                    {row.name}
                  </LocalLink>
                </th>
                <td>{row[billing] ?? <span className="price-none">{copy.noSubscription}</span>}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <ul className="price-notes">
        <li>{copy.note}</li>
        <li>{copy.notes.hosting}</li>
        <li>{copy.notes.maintenance}</li>
      </ul>
    </section>
  );
}
