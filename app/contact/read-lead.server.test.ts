import { describe, expect, test } from "vitest";
import { fillMax } from "#app/i18n/fill.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { serviceIds } from "#app/studio/services.ts";
import { words } from "../../tests/words.ts";
import { messageOf } from "./messages/message.server.ts";
import { readContactForm, readSuspectedSpam } from "./read-lead.server.ts";
import { validate } from "./validate.ts";

const { errors: texts } = words.contact;
const valid = { name: "Anna", email: "anna@example.com", message: "Hello" };
const now = Date.UTC(2026, 0, 2, 12);

function form(values: Record<string, string | string[]>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
}

function read(values: Record<string, string | string[]>) {
  return readData(form(values));
}

function readData(data: FormData) {
  const { lead, submission } = readContactForm(data, texts, defaultLocale, now);
  return { lead, error: submission.reply().error, submission };
}

/** Returns the errors of a form with this value. They are the same in the browser. */
function errors(values: Record<string, string>) {
  const all = { ...valid, ...values };
  const { error } = read(all);
  expect(validate(all, texts, defaultLocale).error).toEqual(error);
  return error;
}

describe("reading a valid form", () => {
  test("trims fields, converts line ends to LF, and reads an empty select as null", () => {
    const { lead } = read({
      name: "  Anna ",
      email: " anna@example.com\t",
      message: "\r\na\r\nb\r\n ",
      service: "",
    });
    expect(lead).toMatchObject({
      name: "Anna",
      email: "anna@example.com",
      message: "a\nb",
      service: null,
      loadedAt: now,
      webdriver: false,
    });
  });

  test.each([
    ["name", "Anna\r\nBcc: x@example.com\u0000\u2028!", "Anna Bcc: x@example.com !"],
    ["name", "\u202eAnna\u00a0\u200bKova\u0301cs\u2060", "Anna Kovács"],
    ["name", "علی\u200cرضا", "علی\u200cرضا"],
    ["name", "Anna 👩\u200d💻\u200d", "Anna 👩\u200d💻"],
    ["email", "\u200banna@example.com", "anna@example.com"],
    ["email", "\u202aanna@example.com\u202c", "anna@example.com"],
    ["email", "anna@exam\u00adple.com", "anna@example.com"],
    ["email", "anna@example.com\ufe0f", "anna@example.com"],
    ["email", "\ufeff\u00a0anna@example.com\u202f", "anna@example.com"],
    ["email", "jo\u0301zsef@example.com", "józsef@example.com"],
  ] as const)("cleans the pasted %s %j", (field, pasted, cleaned) => {
    expect(read({ ...valid, [field]: pasted }).lead?.[field]).toBe(cleaned);
  });

  test("an invisible name is an empty name", () => {
    expect(errors({ name: "\u200b\u200d\u2066" })).toEqual({ name: [texts.fields.name.required] });
  });

  test.each(serviceIds)("accepts the service %s", (service) => {
    expect(read({ ...valid, service }).lead?.service).toBe(service);
  });

  test("takes load time and webdriver flag from the form, unless they are implausible", () => {
    const session = (loadedAt: string, webdriver: string) => {
      const { lead } = read({ ...valid, loadedAt, webdriver });
      return [lead?.loadedAt, lead?.webdriver];
    };
    expect(session(String(now - 5000), "true")).toEqual([now - 5000, true]);
    for (const implausible of [String(now + 1), "0", "-1", "1e3", "soon", ""])
      expect(session(implausible, "no")).toEqual([now, false]);
  });
});

describe("form validation", () => {
  test.each(["name", "email", "message"] as const)(
    "rejects a %s that is missing, empty or blank",
    (field) => {
      for (const value of ["", " ", "\r\n\t "])
        expect(errors({ [field]: value })).toEqual({ [field]: [texts.fields[field].required] });
      const { [field]: _, ...rest } = valid;
      expect(read(rest).error).toEqual({ [field]: [texts.fields[field].required] });
    },
  );

  test.each([
    ["name", 200],
    ["message", 5000],
  ] as const)("rejects a %s of more than %i UTF-16 code units after trimming", (field, max) => {
    expect(errors({ [field]: ` ${"x".repeat(max)} ` })).toBeUndefined();
    expect(errors({ [field]: "😀".repeat(max / 2) })).toBeUndefined();
    expect(errors({ [field]: "x".repeat(max + 1) })).toEqual({
      [field]: [fillMax(defaultLocale, texts.tooLong, max, max + 1)],
    });
    expect(errors({ [field]: `${"😀".repeat(max / 2)}x` })).not.toBeUndefined();
  });

  test("rejects an email address of more than 254 characters", () => {
    expect(errors({ email: `x@${"a.".repeat(125)}hu` })).toBeUndefined();
    expect(errors({ email: `xxx@${"a.".repeat(125)}hu` })).toEqual({
      email: [fillMax(defaultLocale, texts.tooLong, 254, 256)],
    });
  });

  test.each([
    "anna",
    "anna@",
    "@example.com",
    "anna@gmail",
    "anna@example..com",
    "anna@-example.com",
    "a b@example.com",
    "anna@example.com, x@example.com",
    "Anna <anna@example.com>",
    "anna@example.com\nBcc: x@example.com",
    "anna@example.com\r\n",
  ])("rejects the email address %j, unless trimming makes it valid", (email) => {
    const expected =
      email.trim() === "anna@example.com" ? undefined : { email: [texts.fields.email.invalid] };
    expect(errors({ email })).toEqual(expected);
  });

  test.each([
    "a@b.co",
    "first.last+tag@sub.example.museum",
    "o'neil@example.ie",
    "info@müller.de",
    "josé@ejemplo.es",
  ])("accepts the email address %s", (email) => {
    expect(errors({ email })).toBeUndefined();
  });

  test("rejects a service that the studio doesn't offer", () => {
    expect(errors({ service: "toString" })).toEqual({ service: [texts.fields.service.invalid] });
  });
});

test("echoes submitted values as typed, without unknown fields and intents", () => {
  const { submission } = read({
    ...valid,
    email: " nonsense",
    message: "a\r\nb",
    name: ["Anna", "Second"],
    "message[0]": "x",
    __intent__: "reset",
    password: "secret",
  });
  const values = { name: "Anna", email: " nonsense", message: "a\nb" };
  expect(submission.payload).toEqual(values);
  expect(submission.reply()).toMatchObject({ status: "error", initialValue: values });
  expect(JSON.stringify(submission.reply())).not.toContain("secret");
});

test("rejects a file in a text field", () => {
  const data = form({ email: valid.email, message: valid.message });
  data.set("name", new File(["x"], "name.txt"));
  expect(readData(data).error).toHaveProperty("name");
});

test("treats a form with a filled honeypot as suspected spam, even if it is invalid", () => {
  expect(readSuspectedSpam(form({ ...valid, website: "  " }))).toBeNull();
  expect(readSuspectedSpam(form(valid))).toBeNull();
  expect(readSuspectedSpam(form({ ...valid, website: "http://x" }))).toMatchObject({
    ...valid,
    service: null,
  });
  const long = readSuspectedSpam(form({ website: "x", message: "m".repeat(9000), service: "nonsense" }));
  expect(long).toMatchObject({ name: "", email: "", service: null, message: "m".repeat(5000) });
});

test("duplicates share a fingerprint, and tries of one message share an idempotency key", () => {
  const one = read({ ...valid, loadedAt: String(now - 1) }).lead;
  const again = read({ ...valid, name: " Anna", loadedAt: String(now - 9) }).lead;
  const other = read({ ...valid, service: serviceIds[0] }).lead;
  if (!one || !again || !other) throw new Error("not read");
  const { fingerprint, idempotencyKey } = messageOf(one, false, now);
  expect(messageOf(again, false, now)).toMatchObject({ fingerprint, idempotencyKey });
  expect(messageOf(other, false, now).fingerprint).not.toBe(fingerprint);
  expect(idempotencyKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  const later = now + 10 * 60_000;
  expect(messageOf(one, false, later)).toMatchObject({ fingerprint });
  expect(messageOf(one, false, later).idempotencyKey).not.toBe(idempotencyKey);
});
