import { expect, test } from "vitest";
import { readAnswer } from "./form-service-answer.server.ts";

test("reads the service's own codes of fields and of the form", () => {
  const error = { code: "TYPE_NUMERIC", field: "name", message: "m" };
  expect(readAnswer({ errors: [error] })).toEqual({ kind: "invalid", errors: [error] });
  expect(readAnswer({ errors: [{ code: "INACTIVE", message: "m" }] })).toEqual({
    kind: "refused",
    codes: ["INACTIVE"],
  });
});

test.each([undefined, null, 7, "", "toString", "__proto__", "constructor", "SOMETHING_NEW", "BLOCKED"])(
  "maps the unknown field code %j to UNSPECIFIED",
  (code) => {
    const answer = readAnswer({ errors: [{ code, field: "email", message: "m" }] });
    expect(answer).toMatchObject({ kind: "invalid", errors: [{ code: "UNSPECIFIED" }] });
  },
);

test("maps a field code in an error without a field to UNSPECIFIED", () => {
  expect(readAnswer({ errors: [{ code: "TYPE_EMAIL", message: "m" }] })).toEqual({
    kind: "refused",
    codes: ["UNSPECIFIED"],
  });
});

test.each(["phone", "", "toString"])(
  "treats an error about the unknown field %j as a form error",
  (field) => {
    expect(readAnswer({ errors: [{ code: "EMPTY", field, message: "m" }] })).toEqual({
      kind: "refused",
      codes: ["EMPTY"],
    });
  },
);

test("field errors take precedence over form errors", () => {
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
])("classifies the answer %j as %s", (body, kind) => {
  expect(readAnswer(body).kind).toBe(kind);
});
