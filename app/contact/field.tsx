import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ContactCopy } from "./copy.ts";
import { type Field as Definition, type FieldName, fields, type NamesOf } from "./lead.ts";

export type Option = { id: string; label: string };
export type SelectOptions = Record<NamesOf<{ control: "select" }>, Option[]>;

type FieldProps = {
  name: FieldName;
  meta: FieldMetadata<string>;
  copy: ContactCopy["form"];
  options: SelectOptions;
  note?: string;
  autoFocus: boolean;
};

/** A control with its label, hint and errors. The control's `aria-describedby` refers to the hint and the errors. */
export function Field({ name, meta, copy, options, note, autoFocus }: FieldProps) {
  const field: Definition = fields[name];
  const { label, hint, placeholder }: { label: string; hint?: string; placeholder?: string } =
    copy.fields[name];
  const { [name]: offered }: Partial<Record<FieldName, Option[]>> = options;
  const noteId = `${meta.id}-note`;
  // Without a value, `aria-invalid` makes some screen readers call an empty required field invalid.
  const common = { autoComplete: field.autoComplete, autoFocus, "aria-invalid": Boolean(meta.errors) };
  return (
    <div className="field">
      <label htmlFor={meta.id}>
        {label}
        {field.required ? null : <span className="field-note"> ({copy.optional})</span>}
      </label>
      {note ? (
        <p className="field-hint" id={noteId}>
          {note}
        </p>
      ) : null}
      {field.control === "select" ? (
        <select {...getSelectProps(meta)} {...common}>
          <option value="">{placeholder}</option>
          {offered?.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ) : field.control === "text" ? (
        <textarea
          {...getTextareaProps(meta, {
            ariaDescribedBy: note ? noteId : hint ? meta.descriptionId : undefined,
          })}
          {...common}
          dir="auto"
          rows={6}
        />
      ) : (
        <input {...getInputProps(meta, { type: typeOf(field) })} {...common} dir="auto" />
      )}
      {hint ? (
        <p className="field-hint" id={meta.descriptionId}>
          {hint}
        </p>
      ) : null}
      <p className="field-error" id={meta.errorId}>
        {meta.errors?.join(" ")}
      </p>
    </div>
  );
}

function typeOf({ control, autoComplete }: Definition) {
  if (control === "email") return "email";
  return autoComplete === "tel" ? "tel" : "text";
}
