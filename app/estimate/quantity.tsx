import type { ReactNode } from "react";

type QuantityProps = {
  name: string;
  min?: number;
  max: number;
  value: number | "";
  /** what is counted, for the names of the buttons */
  label: string;
  /** the content of the field's label */
  children: ReactNode;
};

/**
 * A number with buttons for one less and one more (quantity.inline.ts). Tab skips the buttons, because the arrow keys do
 * the same in the field.
 */
export function Quantity({ name, min = 0, max, value, label, children }: QuantityProps) {
  const id = `count-${name}`;
  return (
    <div className="quantity">
      <label htmlFor={id}>{children}</label>
      <div className="quantity-steps">
        <button type="button" tabIndex={-1} value="-1" aria-label={`−1 ${label}`}>
          −
        </button>
        <input
          id={id}
          type="number"
          name={name}
          min={min}
          max={max}
          defaultValue={value}
          placeholder="–"
          inputMode="numeric"
        />
        <button type="button" tabIndex={-1} value="1" aria-label={`+1 ${label}`}>
          +
        </button>
      </div>
    </div>
  );
}
