import type { Figures } from "./price-column.server.ts";
import "./price-table.css";

/** `perMonth` is for the ear alone where the column's head says it for the eye. */
type AmountProps = { figures: Figures; perMonth: string; inHead: boolean };

/** An amount of the price list, its parts in line with those above and below it. */
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
