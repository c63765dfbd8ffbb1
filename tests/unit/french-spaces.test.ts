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
  expect(textsIn(languages[fr].copy).flatMap(([key, text]) => problem(key, text, broken) ?? [])).toEqual([]);
});

function textsIn(tree: object): [key: string[], text: string][] {
  return Object.entries(tree).flatMap(([name, branch]: [string, unknown]): [string[], string][] => {
    if (typeof branch === "string") return [[[name], branch]];
    return textsIn(Object(branch)).map(([key, text]) => [[name, ...key], text]);
  });
}

/** Names the file, the key and the characters of a text that breaks a rule. */
function problem([namespace = "", ...key]: string[], text: string, broken: RegExp) {
  const found = broken.exec(text);
  if (!found) return null;
  const file = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const characters = [...found[0]].map((one) =>
    /\s/.test(one) ? `U+${one.charCodeAt(0).toString(16).padStart(4, "0")}` : one,
  );
  return `locales/fr/${file}.json, ${key.join(".")}: ${characters.join(" ")} in "${text.slice(0, 80)}"`;
}
