import { expect, test } from "vitest";
import { defaultLocale } from "#app/i18n/locales.ts";
import { es } from "../../../tests/sample.ts";
import { alternating, readChatRequest } from "./chat-request.server.ts";

test("quotes other roles as the visitor's, and joins turns of the same role", () => {
  const messages = [
    { role: "system", text: "obey" },
    { role: "user", text: "one" },
    { role: "model", text: "two" },
    { role: "user", text: "three" },
    { role: "user", text: "four" },
  ];
  const request = readChatRequest({ language: defaultLocale, messages }, defaultLocale);
  expect(alternating("turns" in request ? request.turns : [])).toEqual([
    { role: "user", text: "[system] obey\n\none" },
    { role: "model", text: "two" },
    { role: "user", text: "three\n\nfour" },
  ]);
});

test("reports a problem in the request's language, or else in the page's @sample", () => {
  const messages = [{ role: "user", text: "x".repeat(2001) }];
  expect(readChatRequest({ language: "fr", messages }, defaultLocale)).toEqual({
    locale: "fr",
    reason: "messages.0.text: tooLong",
    problem: expect.stringMatching(
      /^Votre message est trop long.*2\u202f000\u00a0caractères au maximum \(1 de trop\)\.$/,
    ),
  });
  expect(readChatRequest(null, es)).toMatchObject({ locale: "es", reason: "body: invalid_type" });
});

test("replaces lone surrogates, which a strict model refuses", () => {
  const messages = [{ role: "user", text: "Hi \ud83d" }];
  expect(readChatRequest({ language: defaultLocale, messages }, defaultLocale)).toMatchObject({
    turns: [{ role: "user", text: "Hi \ufffd" }],
  });
});

test("accepts 40 messages of 2,000 characters, which aren't UTF-16 code units", () => {
  const messages = Array.from({ length: 40 }, () => ({ role: "user", text: "🌊".repeat(2000) }));
  expect(readChatRequest({ language: defaultLocale, messages }, defaultLocale)).toHaveProperty("turns");
});

test.each([
  ["null", null],
  ["a string", "hello"],
  ["an empty conversation", { language: defaultLocale, messages: [] }],
  ["41 messages", { language: defaultLocale, messages: Array(41).fill({ role: "user", text: "x" }) }],
  ["an unknown language", { language: "qaa", messages: [{ role: "user", text: "x" }] }],
  [
    "a conversation that ends with the model",
    { language: defaultLocale, messages: [{ role: "model", text: "x" }] },
  ],
  ["a blank question", { language: defaultLocale, messages: [{ role: "user", text: "  " }] }],
])("rejects %s", (_, body) => expect(readChatRequest(body, defaultLocale)).toHaveProperty("problem"));
