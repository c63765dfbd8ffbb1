// Part of `npm run check`: bundles the browser's code, which refuses server code and what islands/vite/page-rules.ts finds, and
// looks for missing texts and unknown facts.
import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { topicIds } from "../app/chat/answerer/topics.ts";
import { topicsLeftOut } from "../app/chat/reply/prompt.server.ts";
import { factValues } from "../app/i18n/fact-values.server.ts";
import { fieldNames, fields } from "../app/studio/contact-form.ts";
import { type Locale, locales } from "../locales/index.ts";
import { languages } from "../locales/languages.server.ts";

process.env.NODE_ENV = "production";
const refused = await build({ logLevel: "silent", build: { write: false } }).then(() => [], linesOf);

/** Words of the modules that fill in texts themselves, the names of their placeholders among them. */
const filledLater = new Set(
  globSync("app/**/*.{ts,tsx}").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return source.includes("fill") ? (source.match(/\w+/g) ?? []) : [];
  }),
);
const problems = [...refused, ...locales.flatMap(problemsOf)];
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

/** Returns the message of a failed build without its stacks. */
function linesOf(error: unknown) {
  const lines = String(error)
    .replace(/^(\w*Error: )+/gm, "")
    .split("\n")
    .filter((line) => !/^\s*at |^Build failed|^\[plugin|^\s*$/.test(line));
  const isServerCode = lines.some((line) => line.includes("Server-only module"));
  return isServerCode ? [...lines, "  Call it in the loader, and pass its result as loader data."] : lines;
}

function problemsOf(locale: Locale) {
  const missing = [...missingTexts(locale), ...unknownTopics(locale)];
  // The facts and the instruction can't be read without these texts.
  if (missing.length) return missing;
  const leftOut = topicsLeftOut(locale);
  if (leftOut.length)
    console.error(`The model's instruction in ${locale} has no room for: ${leftOut.join(", ")}`);
  const facts = factValues(locale);
  return globSync(`locales/${locale}/*.json`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\{\{(\w+)\}\}/g)]
      .filter(([, name = ""]) => !(name in facts) && !filledLater.has(name))
      .map(([unknown]) => `${file}: ${unknown} is no fact: the names are in app/i18n/fact-values.server.ts`),
  );
}

/** The compiler reports these texts too, but not the file that lacks them. */
function missingTexts(locale: Locale) {
  const { contact, answerer } = languages[locale].copy;
  const required = [
    ...fieldNames.map((name) => ["contact", `form.fields.${name}.label`, contact] as const),
    ...fieldNames
      .filter((name) => "required" in fields[name])
      .map((name) => ["contact", `errors.fields.${name}.required`, contact] as const),
    ...topicIds.map((id) => ["answerer", `topics.${id}`, answerer] as const),
  ];
  return required
    .filter(([, key, texts]) => !textAt(texts, key))
    .map(([name, key]) => `locales/${locale}/${name}.json: ${key} is missing`);
}

function textAt(texts: object, key: string) {
  return key.split(".").reduce<unknown>((tree, name) => new Map(Object.entries(tree ?? {})).get(name), texts);
}

function unknownTopics(locale: Locale) {
  const known: readonly string[] = topicIds;
  return Object.keys(languages[locale].copy.answerer.topics)
    .filter((id) => !known.includes(id))
    .map(
      (id) => `app/chat/answerer/topics.ts: no topic "${id}", which locales/${locale}/answerer.json answers`,
    );
}
