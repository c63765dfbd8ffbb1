import type { Figures } from "./price-column.server.ts";
import "./price-table.css";

/** If `inHead` is set, the table's head already says "per month", and the amount repeats it only for screen readers. */
type AmountProps = { figures: Figures; inHead?: boolean };

export function Amount({ figures, inHead }: AmountProps) {
  return (
    <b>
      {figures.text}
      {figures.unit && (
        <small className={inHead && figures.per === "month" ? "visually-hidden" : undefined}>
          {` ${figures.unit}`}
        </small>
      )}
    </b>
  );
}
