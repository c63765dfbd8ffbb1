import { expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { hoursIn } from "#app/i18n/hours.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { prices } from "#app/studio/prices.ts";
import { answerCopy } from "../answers/answer-copy.server.ts";
import { priceText } from "../answers/price-text.server.ts";
import { unconfirmedClaims } from "../guard/unconfirmed.server.ts";
import { systemInstruction } from "./prompt.server.ts";

test.each([
  ["en", "English", "/services"],
  ["fr", "French", "/fr/services"],
  ["es", "Spanish", "/es/services"],
] as const)("%s: names the language, every price, the hours and the pages", (locale, language, path) => {
  const text = systemInstruction(locale);
  expect(text).toContain(`in ${language}, the language of the page`);
  for (const { id } of prices) expect(text).toContain(priceText(id, answerCopy(locale)));
  expect(text).toContain(hoursIn(locale).hours);
  expect(text).toContain(env.CONTACT_EMAIL);
  expect(text).toContain(path);
});

test.each(locales)("%s: holds nothing that a visitor may not read, and no amount of its own", (locale) => {
  const text = systemInstruction(locale);
  for (const secret of env.SESSION_SECRET) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\{\{|undefined|generativelanguage/i);
  expect(unconfirmedClaims(text)).toEqual([]);
});

test.each(locales)("%s: holds what the pages answer where visitors ask, and each sentence once", (locale) => {
  const text = systemInstruction(locale);
  const answers = [copyIn(locale, "services").faq, copyIn(locale, "contact").goodToKnow].flatMap(
    ({ items }) => Object.values(items).flatMap(({ answer }) => sentencesOf(answer)),
  );
  // Of what leads to a list on the page, the list is there.
  expect(answers.filter((answer) => !answer.endsWith(":") && !text.includes(answer))).toEqual([]);
  const long = text
    .split("\n")
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.length > 30);
  expect(long.filter((sentence, index) => long.indexOf(sentence) < index)).toEqual([]);
});

function sentencesOf(text: string) {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u);
}
