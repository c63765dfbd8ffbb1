import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

type FieldProps = {
  field: FieldMetadata<string>;
  label: string;
  /** A word beside the label, such as "optional". */
  note?: string;
  hint?: string;
  children: ReactNode;
};

/** A control with its label, hint and errors; the control itself names the last two in `aria-describedby`. */
export function Field({ field, label, note, hint, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        {note ? <span className="field-note"> ({note})</span> : null}
      </label>
      {children}
      {hint ? (
        <p className="field-hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      <p className="field-error" id={field.errorId}>
        {field.errors?.join(" ")}
      </p>
    </div>
  );
}
