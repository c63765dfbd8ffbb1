import { expect, test } from "vitest";
import { readAnswer } from "./form-service.server.ts";

test.each(["TYPE_EMAIL", "SOMETHING_NEW"])("reads the code %s of a field or of the form", (code) => {
  const answer = readAnswer({ errors: [{ code, field: "name", message: "m" }] });
  expect(answer).toEqual({ kind: "invalid", errors: [{ field: "name", code, message: "m" }] });
  expect(readAnswer({ errors: [{ code, message: "m" }] })).toEqual({ kind: "refused", codes: [code] });
});

test.each([undefined, null, 7, "", "toString", "__proto__", "Anna’s words"])(
  "reads the code %j, which could contain the visitor's words, as UNSPECIFIED",
  (code) => {
    const answer = readAnswer({ errors: [{ code, field: "email", message: "m" }] });
    expect(answer).toMatchObject({ kind: "invalid", errors: [{ code: "UNSPECIFIED" }] });
  },
);

test.each(["not-in-the-form", "", "toString"])(
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
  expect(readAnswer(body)?.kind ?? "unexpected").toBe(kind);
});
