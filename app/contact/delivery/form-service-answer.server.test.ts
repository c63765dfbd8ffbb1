import { expect, test } from "vitest";
import { readAnswer } from "./form-service-answer.server.ts";

const fieldCodes = [
  "REQUIRED_FIELD_EMPTY",
  "REQUIRED_FIELD_MISSING",
  "STRIPE_CLIENT_ERROR",
  "STRIPE_SCA_ERROR",
  "TYPE_EMAIL",
  "TYPE_NUMERIC",
  "TYPE_TEXT",
];

test.each(fieldCodes)("the field code %s is known", (code) => {
  const answer = readAnswer({ errors: [{ code, field: "name", message: "m" }] });
  expect(answer).toEqual({ kind: "invalid", errors: [{ field: "name", code, message: "m" }] });
});

test.each([
  "BLOCKED",
  "EMPTY",
  "FILES_TOO_BIG",
  "FORM_NOT_FOUND",
  "INACTIVE",
  "NO_FILE_UPLOADS",
  "PROJECT_NOT_FOUND",
  "TOO_MANY_FILES",
])("the form code %s is known", (code) => {
  expect(readAnswer({ errors: [{ code, message: "m" }] })).toEqual({ kind: "refused", codes: [code] });
});

test.each([undefined, null, 7, "", "toString", "__proto__", "constructor", "SOMETHING_NEW", "BLOCKED"])(
  "a field's code %j is unspecified",
  (code) => {
    const answer = readAnswer({ errors: [{ code, field: "email", message: "m" }] });
    expect(answer).toMatchObject({ kind: "invalid", errors: [{ code: "UNSPECIFIED" }] });
  },
);

test("a code for forms is unknown for fields", () => {
  expect(readAnswer({ errors: [{ code: "TYPE_EMAIL", message: "m" }] })).toEqual({
    kind: "refused",
    codes: ["UNSPECIFIED"],
  });
});

test.each(["phone", "", "toString"])(
  "an error about %j, which the form does not have, is the form's",
  (field) => {
    expect(readAnswer({ errors: [{ code: "EMPTY", field, message: "m" }] })).toEqual({
      kind: "refused",
      codes: ["EMPTY"],
    });
  },
);

test("errors of fields win over errors of the form", () => {
  const errors = [
    { code: "EMPTY", message: "m" },
    { code: "TYPE_TEXT", field: "message", message: "n" },
  ];
  expect(readAnswer({ errors })).toEqual({
    kind: "invalid",
    errors: [{ field: "message", code: "TYPE_TEXT", message: "n" }],
  });
});

test.each([
  [{ errors: [{ message: "m" }], error: "e", next: "/" }, "refused"],
  [{ errors: [{ message: 7 }], next: "/" }, "unexpected"],
  [{ errors: [null], next: "/" }, "unexpected"],
  [{ errors: [], next: "/" }, "unexpected"],
  [{ errors: null, next: "/" }, "sent"],
  [{ errors: { message: "m" } }, "unexpected"],
  [{ error: "e", next: "/" }, "refused"],
  [{ error: null, next: "/" }, "sent"],
  [{ resubmitKey: "k", stripe: { paymentIntentClientSecret: "s" }, next: "/" }, "refused"],
  [{ resubmitKey: "k", stripe: {}, next: "/" }, "sent"],
  [{ next: "/" }, "sent"],
  [{ next: null }, "unexpected"],
  [{}, "unexpected"],
  [[], "unexpected"],
  ["next", "unexpected"],
  [7, "unexpected"],
  [null, "unexpected"],
])("%j is %s", (body, kind) => {
  expect(readAnswer(body).kind).toBe(kind);
});
