// Part of `npm run check`: finds mistakes in pages and texts that neither the types nor the linter see.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { topicIds } from "../app/chat/answerer/topics.ts";
import { topicsLeftOut } from "../app/chat/reply/prompt.server.ts";
import { factValues } from "../app/i18n/fact-values.server.ts";
import { fieldNames, fields } from "../app/studio/contact-form.ts";
import { type Locale, locales } from "../locales/index.ts";
import { languages } from "../locales/languages.server.ts";

const sources = new Map(
  globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]),
);
const inBrowser = new Set([...sources.keys()].filter((file) => file.endsWith(".island.tsx")));
// Iterating over a set includes values that are added meanwhile.
for (const file of inBrowser) for (const { path } of importsOf(file)) inBrowser.add(path);

const problems = [...sources].filter(([file]) => file.endsWith(".tsx")).flatMap(problemsOf);
for (const locale of locales) {
  const missing = [...fieldsWithoutTexts(locale), ...topicsWithoutEntry(locale)];
  problems.push(...missing);
  // The facts and the instruction can't be read without these texts.
  if (missing.length) continue;
  problems.push(...unknownPlaceholders(locale));
  const leftOut = topicsLeftOut(locale);
  if (leftOut.length)
    console.error(`The model's instruction in ${locale} has no room for: ${leftOut.join(", ")}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

function problemsOf([file, source]: [string, string]) {
  const found: string[] = [];
  const [clientCode] =
    /\b(use(State|Reducer|Effect|LayoutEffect|Ref|Navigation|Navigate|Fetcher|Submit)\(|client(Loader|Action)\b|on[A-Z]\w+=\{)/.exec(
      source,
    ) ?? [];
  if (clientCode && !inBrowser.has(file) && !/entry\./.test(file))
    found.push(
      `${clientCode} never runs, since pages are rendered once, on the server: move it to a component that an island imports (docs/develop.md, "Add an island")`,
    );
  if (
    /<a\s[^>]*href=("|\{`)\//.test(source) ||
    /import \{[^}]*\b(Nav)?Link\b[^}]*\} from "react-router"/.test(source)
  )
    found.push("a link without the page's language prefix: use LocalLink (app/i18n/local-link.tsx)");
  for (const name of serverCodeIn(file, source))
    found.push(
      `${name} is server code, which the browser's build refuses: call it in the loader, and pass its result as loader data`,
    );
  return found.map((problem) => `${file}: ${problem}`);
}

/** Returns the server's values that a component uses. A route's loader, action, middleware and headers may use them. */
function serverCodeIn(file: string, source: string) {
  if (file.startsWith("app/entry.")) return [];
  // In formatted code, a declaration begins at the start of a line.
  const statements = source.split(/\n(?=[a-z])/).filter((statement) => !/^import\b/.test(statement.trim()));
  const isRoot = (statement: string) =>
    /^export /.test(statement) &&
    !/^export (async )?(function|const) (loader|action|middleware|headers)\b/.test(statement);
  const reached = new Set(statements.filter(isRoot));
  for (const text of reached)
    for (const statement of statements) {
      const [, name] = /^(?:async )?(?:function|const|let|class) (\w+)/.exec(statement) ?? [];
      if (name && new RegExp(`(?<![.\\w])${name}\\b`).test(text)) reached.add(statement);
    }
  const code = [...reached].join("\n");
  return importsOf(file).flatMap(({ path, names }) =>
    /\.server\.tsx?$/.test(path)
      ? names.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(code))
      : [],
  );
}

/** Lists the app's modules that a file imports, with the names of imported values. Leaves out types. */
function importsOf(file: string) {
  const source = sources.get(file) ?? "";
  return [...source.matchAll(/^(?:import|export) (?!type\b)(?:([^;"]*?) from )?"([^"]+)"/gms)].flatMap(
    ([, clause = "", from = ""]) => {
      const names = clause
        .replace(/[{}]/g, ",")
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith("type "));
      const path = from.startsWith("#app/") ? from.slice(1) : join(dirname(file), from);
      return sources.has(path) && (names.length || !clause)
        ? [{ path, names: names.map((name) => name.split(" as ").at(-1) ?? "") }]
        : [];
    },
  );
}

function unknownPlaceholders(locale: Locale) {
  const facts = factValues(locale);
  const filledLater = new Set(
    [...sources.values()]
      .filter((source) => source.includes("fill"))
      .join("\n")
      .match(/\w+/g),
  );
  return globSync(`locales/${locale}/*.json`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\{\{(\w+)\}\}/g)]
      .filter(([, name = ""]) => !(name in facts) && !filledLater.has(name))
      .map(
        ([placeholder]) =>
          `${file}: ${placeholder} is no fact: the names are in app/i18n/fact-values.server.ts`,
      ),
  );
}

/** The compiler reports these texts too, but not the file that lacks them. */
function fieldsWithoutTexts(locale: Locale) {
  const { form, errors } = languages[locale].copy.contact;
  const labels: Texts = form.fields;
  const refusals: Texts = errors.fields;
  const missing = fieldNames.flatMap((name) => [
    ...(labels[name]?.label ? [] : [`form.fields.${name}.label`]),
    ...("required" in fields[name] && !refusals[name]?.required ? [`errors.fields.${name}.required`] : []),
  ]);
  return missing.map((key) => `locales/${locale}/contact.json: ${key} is missing`);
}

type Texts = Partial<Record<string, Partial<Record<string, string>>>>;

function topicsWithoutEntry(locale: Locale) {
  const written = Object.keys(languages[locale].copy.answerer.topics);
  const known: readonly string[] = topicIds;
  return [
    ...written
      .filter((id) => !known.includes(id))
      .map(
        (id) =>
          `app/chat/answerer/topics.ts: no topic "${id}", which locales/${locale}/answerer.json answers`,
      ),
    ...known
      .filter((id) => !written.includes(id))
      .map((id) => `locales/${locale}/answerer.json: topics.${id} is missing`),
  ];
}
