import { expect, test } from "vitest";
import { hoursIn } from "#app/i18n/hours.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { prices } from "#app/studio/prices.ts";
import { es, fr } from "../../../tests/sample.ts";
import { at } from "../../../tests/words.ts";
import { priceLine } from "../answerer/price-answers.server.ts";
import { unconfirmedFigures } from "../guard/guard.server.ts";
import { chooseLines, systemInstruction } from "./prompt.server.ts";

test.each([
  ["en", "English", at.services],
  [fr, "French", `/fr${at.services}`],
  [es, "Spanish", `/es${at.services}`],
] as const)(
  "the prompt in %s contains the language, every price, the opening hours and page links @sample",
  (locale, language, path) => {
    const text = systemInstruction(locale);
    expect(text).toContain(`Respond in ${language}, the language of the page`);
    for (const { id } of prices) expect(text).toContain(priceLine(id, locale));
    expect(text).toContain(hoursIn(locale).hours);
    expect(text).toContain(env.CONTACT_EMAIL);
    expect(text).toContain(path);
  },
);

test.each(locales)(
  "the prompt in %s has at most 16 kB, no secrets, and no amounts beyond the price list",
  (locale) => {
    const text = systemInstruction(locale);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16_000);
    for (const secret of env.SESSION_SECRET) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\{\{|undefined|generativelanguage/i);
    expect(unconfirmedFigures(text)).toEqual([]);
  },
);

test("chooses whole answers in their order, and skips those that don't fit", () => {
  const lines = ["x".repeat(10), "x".repeat(20), "x".repeat(21), "é".repeat(5)];
  expect(chooseLines(lines, 40)).toEqual([lines[0], lines[1], lines[3]]);
  expect(chooseLines(lines, 39)).toEqual([lines[0], lines[1]]);
});
