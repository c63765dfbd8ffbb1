import type { ReactNode } from "react";

type QuantityProps = {
  name: string;
  min?: number;
  max: number;
  value: number | "";
  /** the content of the field's label */
  children: ReactNode;
};

/**
 * A number with buttons for one less and one more (quantity.inline.ts). As with a browser's own buttons, only pointers find
 * them: the arrow keys and screen readers do the same in the field.
 */
export function Quantity({ name, min = 0, max, value, children }: QuantityProps) {
  const id = `count-${name}`;
  return (
    <div className="quantity">
      <label htmlFor={id}>{children}</label>
      <div className="quantity-steps">
        <button type="button" tabIndex={-1} aria-hidden value="-1">
          −
        </button>
        <input
          id={id}
          type="number"
          name={name}
          min={min}
          max={max}
          defaultValue={value}
          placeholder="0"
          inputMode="numeric"
        />
        <button type="button" tabIndex={-1} aria-hidden value="1">
          +
        </button>
      </div>
    </div>
  );
}
