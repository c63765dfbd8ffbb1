import { expect, test } from "vitest";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";

const rules: [string, RegExp][] = [
  ["a narrow no-break space before ; ! ?", /[^\u202f?!][;!?](?=\s|$)/],
  ["a no-break space before a colon", /[^\u00a0]:(?=\s|$)/],
  ["no-break spaces inside quotation marks", /«[^\u00a0]|[^\u00a0]»/],
  [
    "a no-break space between a number and its unit",
    /(\d|\}\}) (%|€|jours|mois|ans|heures|secondes|caractères|pixels)/,
  ],
];

test.each(rules)("French texts have %s @sample", (_name, broken) => {
  const texts: string[] = [];
  JSON.stringify(languages[fr].copy, (_key, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  expect(texts.filter((text) => broken.test(text))).toEqual([]);
});
