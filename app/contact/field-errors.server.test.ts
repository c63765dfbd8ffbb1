import { expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { defaultLocale, locales } from "#app/i18n/locales.ts";
import { fieldErrorTexts } from "./field-errors.server.ts";
import type { FieldError } from "./messages/outcome.ts";

const errors: FieldError[] = [
  { field: "email", code: "TYPE_EMAIL", message: "should be an email" },
  { field: "email", code: "SOMETHING_NEW", message: "is odd" },
  { field: "name", code: "REQUIRED_FIELD_EMPTY", message: " " },
  { field: "service", code: "TYPE_TEXT", message: "x".repeat(5000) },
];

const shown: Record<string, object> = {
  en: { name: ["Name must not be empty"], email: ["Email should be an email, is odd"] },
  fr: {
    name: ["Nom : ce champ ne doit pas être vide"],
    email: ["E-mail : ce doit être une adresse e-mail valide, ce champ n’a pas été accepté"],
  },
  es: {
    name: ["Nombre: este campo no puede estar vacío"],
    email: ["Correo: tiene que ser una dirección de correo válida, este campo no se ha aceptado"],
  },
};

test.each(locales.filter((locale) => shown[locale]))(
  "joins the form service's errors by field, each with the field's prefix, in %s",
  (locale) => {
    expect(fieldErrorTexts(errors.slice(0, 3), copyIn(locale, "contact"), locale)).toEqual(shown[locale]);
  },
);

test("truncates a long message of the form service", () => {
  const { service } = fieldErrorTexts(errors, copyIn(defaultLocale, "contact"), defaultLocale);
  expect(service?.[0]?.length).toBeLessThan(400);
});
