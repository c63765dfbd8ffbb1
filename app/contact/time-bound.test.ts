import { expect, test, vi } from "vitest";
import en from "#locales/en/contact.json" with { type: "json" };
import { expectLinearTime } from "../../tests/unit/time-bound.ts";
import { fieldErrorTexts } from "./field-errors.server.ts";
import { mailLink } from "./mail-link.ts";
import { readAnswer } from "./messages/form-service-answer.server.ts";
import { readContactForm, readSuspectedSpam } from "./read-lead.server.ts";

// Each test measures several times.
vi.setConfig({ testTimeout: 60_000 });

const good = { name: "Anna", email: "anna@example.com", message: "Hello", website: "x" };

function form(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...values })) data.set(name, value);
  return data;
}

test.each([
  ["name", "\u0000 \u2028"],
  ["name", "\u200d"],
  ["name", "a\u200d\u00a0"],
  ["message", "\r\n \t"],
  ["email", "a.a@a."],
  ["email", "a".repeat(60)],
  ["email", (length: number) => `${" ".repeat(length)}a@b.co`],
  ["email", (length: number) => `a@${"a-".repeat(length / 2)}`],
  ["service", " "],
  ["loadedAt", "9"],
])("reads a form with a worst-case %s in linear time", async (field, worst) => {
  await expectLinearTime((text) => {
    const data = form({ [field]: text });
    return [readContactForm(data, en.errors, "en"), readSuspectedSpam(data)];
  }, worst);
});

test("reads the form service's answer in linear time", async () => {
  const errors = (text: string) =>
    text.split(";").map((message) => ({ message, field: "name", code: message }));
  await expectLinearTime((text) => readAnswer({ errors: errors(text) }), "ab;");
  await expectLinearTime((text) => {
    const answer = readAnswer({ errors: errors(text) });
    if (answer.kind !== "invalid") throw new Error(answer.kind);
    return fieldErrorTexts(answer.errors, en, "en");
  }, "\n\t;");
});

test("builds the mail link in linear time", async () => {
  for (const worst of ["\r\r\n", "\ud800", "%"])
    await expectLinearTime((message) => mailLink("a@b.co", "subject", { message }), worst);
  expect(mailLink("a@b.co", "s", { message: "x" })).toContain("body=x");
});
