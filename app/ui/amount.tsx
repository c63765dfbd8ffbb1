import type { Figures } from "./price-column.server.ts";
import "./price-table.css";

/** `perMonth` is only for screen readers if the column's head shows it. */
type AmountProps = { figures: Figures; perMonth: string; inHead: boolean };

/** An amount in the price list, aligned with those above and below. */
export function Amount({ figures, perMonth, inHead }: AmountProps) {
  return (
    <b>
      {figures.from}
      {figures.dash && <span data-pad={figures.pad}>{figures.dash}</span>}
      {figures.to}
      {figures.per === "month" && (
        <small className={inHead ? "visually-hidden" : undefined}>{` ${perMonth}`}</small>
      )}
    </b>
  );
}
