import { useEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { pathOf } from "#app/pages.ts";
import { maxMonths, maxPerRow } from "#app/studio/estimate-query.ts";
import { Amount } from "#app/ui/amount.tsx";
import type { EstimatePartData } from "./estimate.server.ts";
import { Quantity } from "./quantity.tsx";

type OrderFormProps = Omit<EstimatePartData, "result"> & {
  /** the running sum; empty if nothing is chosen */
  bar: string;
  onChange: (form: HTMLFormElement) => void;
};

export function OrderForm({ copy, groups, months, bar, onChange }: OrderFormProps) {
  const action = `${withPrefix(useLocale().prefix, pathOf("estimate"))}#result`;
  const form = useRef<HTMLFormElement>(null);
  // Values typed before hydration count too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (form.current) onChange(form.current);
  }, []);
  return (
    <form ref={form} className="order" action={action} onChange={(event) => onChange(event.currentTarget)}>
      <h2>{copy.form.heading}</h2>
      <OrderTable copy={copy.form} groups={groups} />
      <div className="order-months">
        <Quantity name="months" min={1} max={maxMonths} value={months}>
          {copy.form.months}
        </Quantity>
        <small>{fill(copy.form.monthsHint, { most: maxMonths })}</small>
      </div>
      <p className="actions">
        <button type="submit" className="button">
          {copy.form.submit}
        </button>
        <LocalLink className="more" to={pathOf("estimate")}>
          {copy.form.reset}
        </LocalLink>
      </p>
      {bar && (
        <a className="order-bar" href="#result">
          {bar}
        </a>
      )}
    </form>
  );
}

type OrderTableProps = { copy: EstimatePartData["copy"]["form"]; groups: EstimatePartData["groups"] };

/** A field for each way to buy each row. */
function OrderTable({ copy, groups }: OrderTableProps) {
  return (
    <table className="price-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{copy.service}</span>
          </th>
          <th scope="col">{copy.once}</th>
          <th scope="col">{copy.monthly}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr className="price-group">
            <th scope="rowgroup" colSpan={3}>
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {[copy.once, copy.monthly].map((way, column) => (
                <td key={way}>
                  {row.offers
                    .filter(({ figures }) => (figures.per === "month") === (column === 1))
                    .map(({ name, count, figures }) => (
                      <Quantity key={name} name={name} max={maxPerRow} value={count || ""}>
                        <span className="visually-hidden">{row.name}, </span>
                        <Amount figures={figures} inHead /> <span className="visually-hidden">{way}</span>
                      </Quantity>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
