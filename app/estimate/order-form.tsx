import { useEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import type { Copy } from "#locales/language.ts";

type Offer = {
  name: string;
  billing: "fixed" | "subscription";
  per: "project" | "month";
  count: number;
  price: string;
};
type OrderFormProps = {
  copy: Copy["estimate"];
  groups: { id: string; title: string; rows: { id: string; name: string; offers: Offer[] }[] }[];
  months: number;
  most: { months: number; ofARow: number };
  onChange: (form: HTMLFormElement) => void;
};

/** The price list as a printed order form: a number beside what is wanted. */
export function OrderForm({ copy, groups, months, most, onChange }: OrderFormProps) {
  const action = withPrefix(useLocale().prefix, "/estimate");
  const form = useRef<HTMLFormElement>(null);
  // What was written before this code had come counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    if (form.current) onChange(form.current);
  }, []);
  return (
    <form ref={form} className="order" action={action} onChange={(event) => onChange(event.currentTarget)}>
      <h2>{copy.form.heading}</h2>
      {groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{group.title}</legend>
          {group.rows.map((row) => (
            <div className="order-row" key={row.id}>
              <p>{row.name}</p>
              {row.offers.map((offer) => (
                <label key={offer.name} data-billing={offer.billing}>
                  <span className="visually-hidden">{row.name}, </span>
                  <span className="order-price">{offer.price}</span>{" "}
                  <span className="order-way">{copy.form[offer.per === "project" ? "once" : "monthly"]}</span>
                  <input
                    type="number"
                    name={offer.name}
                    min={0}
                    max={most.ofARow}
                    defaultValue={offer.count || ""}
                    placeholder="0"
                    inputMode="numeric"
                  />
                </label>
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      <label className="order-months">
        <span>{copy.form.months}</span>
        <input type="number" name="months" min={1} max={most.months} defaultValue={months} />
        <small>{fill(copy.form.monthsHint, { most: most.months })}</small>
      </label>
      <p className="actions">
        <button type="submit" className="button">
          {copy.form.submit}
        </button>
        <LocalLink className="more" to="/estimate">
          {copy.form.reset}
        </LocalLink>
      </p>
    </form>
  );
}
