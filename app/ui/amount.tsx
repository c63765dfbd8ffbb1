import type { Figures } from "./price-column.server.ts";
import "./price-table.css";

/** If `inHead` is set, the table's head already shows `perMonth`, and the amount repeats it only for screen readers. */
type AmountProps = { figures: Figures; perMonth: string; inHead?: boolean };

export function Amount({ figures, perMonth, inHead }: AmountProps) {
  return (
    <b>
      {figures.text}
      {figures.per === "month" && (
        <small className={inHead ? "visually-hidden" : undefined}>{` ${perMonth}`}</small>
      )}
    </b>
  );
}
