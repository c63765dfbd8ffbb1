import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "node:path";
import { z } from "zod";
import { isLeftOut } from "../../app/pages.ts";
import { leftOut } from "../../app/studio/left-out.ts";
import { sample } from "../../app/studio/sample.ts";

/** Hashes of the sample's files, as they were before the first rebranding. A file that differs has been written. */
const sampleFile = "scripts/rebrand/sample-files.json";

/** Files that have to be written by hand, besides the texts. */
const parts: [what: string, files: string][] = [
  ["opening hours and their time zone", "app/studio/hours.ts"],
  ["prices and times", "app/studio/price-list.ts"],
  ["services", "app/studio/services.ts"],
  ["quotes, rounds of changes, languages", "app/studio/practice.ts"],
  ["people; a portrait each in app/marketing/posters/, or none", "app/studio/people.ts"],
  ["what a client gets for either way to pay", "app/studio/ways-to-pay.ts"],
  ["tools", "app/studio/tech-stack.ts"],
  ["projects; a picture each in app/marketing/posters/, or none", "app/studio/projects.ts"],
  ["authors of testimonials", "app/studio/testimonials.ts"],
  ["law, authorities and figures of the legal texts", "app/studio/legal.ts"],
  ["pages and the assistant that you leave out", "app/studio/left-out.ts"],
  ["questions for the answerer's training, which may name the studio's work", "training/*/*.txt"],
  ["names of rows, projects and tools in questions", "app/chat/answerer/words/*.json"],
  ["the README's first lines and pictures", "README.md"],
  ["pictures of the sample: run `npm run pictures` to take them again", "docs/*.webp"],
  ["the terms of your languages", "locales/README.md"],
  ["the package's description", "package.json"],
  ["the image's description", "Dockerfile"],
];
/** Texts that are published first or bind the studio. */
const first = ["legal-notice", "privacy", "terms", "accessibility", "home", "services", "contact"];

/** Saves the hashes that tell later runs which files are still the sample's. */
export function rememberSample() {
  if (existsSync(sampleFile)) return;
  const files = globSync([...parts.map(([, files]) => files), "locales/*/*"]).sort();
  writeFileSync(
    sampleFile,
    `${JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(file)])), null, 2)}\n`,
  );
}

/** Lists the texts to write, with their words, the other files to change or delete, and the sample's name elsewhere. */
export function leftToWrite(languages: readonly string[]) {
  const known = existsSync(sampleFile) ? z.record(z.string(), z.string()).parse(jsonOf(sampleFile)) : null;
  const isSample = (file: string) => !known || known[file] === hashOf(file);
  const isServed = (path: string) => languages.includes(parse(path).name);
  const texts = languages.flatMap((code) => textsOf(code, isSample)).filter(({ words }) => words > 0);
  const total = texts.reduce((sum, { words }) => sum + words, 0);
  return [
    `${total} words to write:`,
    ...texts.map(({ file, words }) => `${file}  ${words} words`),
    "",
    "Also to write by hand or delete:",
    ...globSync(["locales/*/", "training/*", "tests/eval/questions/*.json"])
      .sort()
      .filter((path) => !isServed(path) && !/locales\/en\/?$/.test(path))
      .map((path) => `${path}  of a language that the site doesn't have: delete it`),
    ...languages.flatMap((code) => [
      ...rulesLeft(code),
      ...missing(`training/${code}/phrases.txt`, `the answerer only searches its answers in ${code}`),
      ...missing(`app/chat/answerer/words/${code}.json`, `emergencies aren't recognized in ${code}`),
      ...(read("Caddyfile").includes(`<p lang="${code}">`)
        ? []
        : [`Caddyfile  has no sentence in ${code} for when the site is down`]),
    ]),
    ...parts.flatMap(([what, pattern]) => {
      const files = globSync(pattern).filter(isSample);
      return files.length ? [`${pattern}  ${what}${files.length > 1 ? ` (${files.length} files)` : ""}`] : [];
    }),
    ...globSync(["README.md", "LICENSE", "package.json", "locales/*/*.json", "docs/*.md"]).flatMap((file) =>
      [sample.name, sample.email, sample.phone]
        .filter((text) => read(file).includes(text))
        .map((text) => `${file}  still says ${text}`),
    ),
  ];
}

/** Counts the words of each file that are still the sample's, or the same as in another language. */
function textsOf(code: string, isSample: (file: string) => boolean) {
  const rank = (file: string) => (first.indexOf(parse(file).name) + first.length + 1) % (first.length + 1);
  return globSync(`locales/${code}/*.json`)
    .filter(isUsed)
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((file) => {
      const others = globSync(`locales/*/${parse(file).base}`)
        .filter((other) => other !== file)
        .map((other) => new Map(leaves(jsonOf(other))));
      const left = leaves(jsonOf(file)).filter(
        ([key, text]) =>
          isSample(file) || others.some((other) => other.get(key) === text && wordsIn(text) > 2),
      );
      return { file, words: left.reduce((sum, [, text]) => sum + wordsIn(text), 0) };
    });
}

/** Whether the texts belong to a page that the site has, to the assistant if it has one, or to every page. */
function isUsed(file: string) {
  const namespace = parse(file).name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (namespace === "chat" || namespace === "answerer") return !leftOut.chat;
  return !isLeftOut(namespace);
}

function rulesLeft(code: string) {
  const file = `locales/${code}/index.ts`;
  const words = /numbers: .*/s.exec(read(file))?.[0];
  const same = globSync("locales/*/index.ts").some(
    (other) => other !== file && read(other).includes(words ?? file),
  );
  return same ? [`${file}  flag, clock, number words and letters are another language's`] : [];
}

function wordsIn(text: string) {
  return text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
}

function leaves(tree: unknown, key = ""): [string, string][] {
  if (typeof tree === "string") return [[key, tree]];
  return Object.entries(Object(tree)).flatMap(([name, branch]) => leaves(branch, `${key}.${name}`));
}

function missing(file: string, effect: string) {
  return existsSync(file) ? [] : [`${file}  missing: ${effect}`];
}

function hashOf(file: string) {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
}

function jsonOf(file: string): unknown {
  return JSON.parse(read(file));
}

function read(file: string) {
  return readFileSync(file, "utf8");
}
