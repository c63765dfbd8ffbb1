import { describe, expect, test } from "vitest";
import en from "#locales/en/contact.json" with { type: "json" };
import { readContactForm, readSuspectedSpam } from "./read-lead.server.ts";
import { submissionOf } from "./submission.server.ts";

const good = { name: "Anna", email: "anna@example.com", message: "Hello" };
const now = Date.UTC(2026, 0, 2, 12);

function form(values: Record<string, string | string[]>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
}

function read(values: Record<string, string | string[]>) {
  return readContactForm(form(values), en.errors, "en", now);
}

function errors(values: Record<string, string | string[]>) {
  return read({ ...good, ...values }).result?.error;
}

describe("a lead", () => {
  test("is trimmed, its line ends are LF, and an empty select is no service", () => {
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

  test("has a name without line breaks and other control characters", () => {
    expect(read({ ...good, name: "Anna\r\nBcc: x@example.com\u0000\u2028!" }).lead?.name).toBe(
      "Anna Bcc: x@example.com !",
    );
  });

  test.each(["frontend", "fullstack", "security", "support"])("can name the service %s", (service) => {
    expect(read({ ...good, service }).lead?.service).toBe(service);
  });

  test("has the browser's session data, unless it is impossible", () => {
    const session = (loadedAt: string, webdriver: string) => {
      const { lead } = read({ ...good, loadedAt, webdriver });
      return [lead?.loadedAt, lead?.webdriver];
    };
    expect(session(String(now - 5000), "true")).toEqual([now - 5000, true]);
    for (const impossible of [String(now + 1), "0", "-1", "1e3", "soon", ""])
      expect(session(impossible, "no")).toEqual([now, false]);
  });
});

describe("an error", () => {
  test.each(["name", "email", "message"] as const)(
    "for a %s that is missing, empty or white space",
    (field) => {
      for (const value of ["", " ", "\r\n\t "])
        expect(errors({ [field]: value })).toEqual({ [field]: [en.errors.fields[field].required] });
      const { [field]: _, ...rest } = good;
      expect(read(rest).result?.error).toEqual({ [field]: [en.errors.fields[field].required] });
    },
  );

  test.each([
    ["name", 200],
    ["message", 5000],
  ] as const)("for a %s of more than %i UTF-16 units after trimming", (field, max) => {
    expect(errors({ [field]: ` ${"x".repeat(max)} ` })).toBeUndefined();
    expect(errors({ [field]: "😀".repeat(max / 2) })).toBeUndefined();
    expect(errors({ [field]: "x".repeat(max + 1) })).toEqual({
      [field]: [`Please use no more than ${max.toLocaleString("en")} characters.`],
    });
    expect(errors({ [field]: `${"😀".repeat(max / 2)}x` })).not.toBeUndefined();
  });

  test("for an email address of more than 254", () => {
    expect(errors({ email: `x@${"a.".repeat(125)}hu` })).toBeUndefined();
    expect(errors({ email: `xxx@${"a.".repeat(125)}hu` })).toEqual({
      email: ["Please use no more than 254 characters."],
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
  ])("for %j, unless only white space around it is wrong", (email) => {
    const expected =
      email.trim() === "anna@example.com" ? undefined : { email: [en.errors.fields.email.invalid] };
    expect(errors({ email })).toEqual(expected);
  });

  test.each([
    "a@b.co",
    "first.last+tag@sub.example.museum",
    "o'neil@example.ie",
    "info@müller.de",
    "josé@ejemplo.es",
  ])("but not for %s", (email) => {
    expect(errors({ email })).toBeUndefined();
  });

  test("for a service that we do not offer", () => {
    expect(errors({ service: "toString" })).toEqual({ service: [en.errors.fields.service.invalid] });
  });
});

test("values are echoed as typed, unknown fields and intents aren't", () => {
  const { values, result } = read({
    ...good,
    email: " nonsense",
    message: "a\r\nb",
    name: ["Anna", "Second"],
    "message[0]": "x",
    __intent__: "reset",
    password: "secret",
  });
  expect(values).toEqual({ name: "Anna", email: " nonsense", message: "a\nb" });
  expect(result).toMatchObject({ status: "error", initialValue: values });
  expect(JSON.stringify(result)).not.toContain("secret");
});

test("a file isn't read as text", () => {
  const data = form({ email: good.email, message: good.message });
  data.set("name", new File(["x"], "name.txt"));
  expect(readContactForm(data, en.errors, "en").result?.error).toHaveProperty("name");
});

test("a filled honeypot is suspected spam, whatever else is in the form", () => {
  expect(readSuspectedSpam(form({ ...good, website: "  " }))).toBeNull();
  expect(readSuspectedSpam(form(good))).toBeNull();
  expect(readSuspectedSpam(form({ ...good, website: "http://x" }))).toMatchObject({ ...good, service: null });
  const long = readSuspectedSpam(form({ website: "x", message: "m".repeat(9000), service: "nonsense" }));
  expect(long).toMatchObject({ name: "", email: "", service: null, message: "m".repeat(5000) });
});

test("a duplicate has the same fingerprint, and tries of one message have the same idempotency key", () => {
  const one = read({ ...good, loadedAt: String(now - 1) }).lead;
  const again = read({ ...good, name: " Anna", loadedAt: String(now - 9) }).lead;
  const other = read({ ...good, service: "support" }).lead;
  if (!one || !again || !other) throw new Error("not read");
  const { fingerprint, idempotencyKey } = submissionOf(one, now);
  expect(submissionOf(again, now)).toMatchObject({ fingerprint, idempotencyKey });
  expect(submissionOf(other, now).fingerprint).not.toBe(fingerprint);
  expect(idempotencyKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const later = now + 10 * 60_000;
  expect(submissionOf(again, later, now)).toMatchObject({ fingerprint, idempotencyKey });
  expect(submissionOf(one, later)).toMatchObject({ fingerprint });
  expect(submissionOf(one, later).idempotencyKey).not.toBe(idempotencyKey);
});
