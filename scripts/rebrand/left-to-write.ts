import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "node:path";
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
  ["when each page's text last changed, which the legal pages and the sitemap say", "app/pages.ts"],
  ["questions for the answerer's training, which may name the studio's work", "training/*/*.txt"],
  ["names of rows, projects and tools in questions", "app/chat/answerer/words/*.json"],
  ["the README's first lines and pictures", "README.md"],
  ["pictures of the sample: run `npm run pictures` to take them again", "docs/*.webp"],
  ["the terms of your languages", "locales/README.md"],
  ["the package's description", "package.json"],
  ["the image's description", "Dockerfile"],
];

/** Saves the hashes that tell later runs which files are still the sample's, or a new language's copies of its files. */
export function rememberSample() {
  const files = globSync([...parts.map(([, files]) => files), "locales/*/{index.ts,*.json}"]).sort();
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  writeFileSync(sampleFile, `${JSON.stringify({ ...hashes, ...remembered() }, null, 2)}\n`);
}

function remembered(): Record<string, string> {
  return existsSync(sampleFile) ? JSON.parse(read(sampleFile)) : {};
}

/** Lists the texts to write, with their words, the other files to change or delete, and the sample's name elsewhere. */
export function leftToWrite(languages: readonly string[]) {
  const known = remembered();
  const isWritten = (file: string) => known[file] !== undefined && known[file] !== hashOf(file);
  const texts = languages.flatMap((code) => textsOf(code, isWritten)).filter(({ words }) => words > 0);
  const total = texts.reduce((sum, { words }) => sum + words, 0);
  return [
    `${total} words to write:`,
    ...texts.map(({ file, words }) => `${file}  ${words} words`),
    "",
    "Also to write by hand or delete:",
    ...globSync(["locales/*/", "training/*", "tests/eval/questions/*.json"])
      .sort()
      .filter((path) => !languages.includes(parse(path).name))
      .map(
        (path) =>
          `${path}  of a language that the site doesn't have: it may stay; delete it once you don't need it`,
      ),
    ...languages.flatMap((code) => [
      ...(isWritten(`locales/${code}/index.ts`)
        ? []
        : [`locales/${code}/index.ts  name, region, flag, clock, number words and letters of the language`]),
      ...missing(`training/${code}/phrases.txt`, `the answerer only searches its answers in ${code}`),
      ...missing(`app/chat/answerer/words/${code}.json`, `emergencies aren't recognized in ${code}`),
      ...(read("Caddyfile").includes(`<p lang="${code}">`)
        ? []
        : [
            `Caddyfile  has no <p lang="${code}"> for when the site is down: add it and run this command again`,
          ]),
    ]),
    ...parts.flatMap(([what, files]) => (!globSync(files).every(isWritten) ? [`${files}  ${what}`] : [])),
    ...globSync(["README.md", "LICENSE", "package.json", "locales/*/*.json", "docs/*.md"]).flatMap((file) =>
      [sample.name, sample.email, sample.phone]
        .filter((text) => read(file).includes(text))
        .map((text) => `${file}  still says ${text}`),
    ),
  ];
}

/** Lists a language's files, with the words of the texts that are still the sample's or another language's. */
function textsOf(code: string, isWritten: (file: string) => boolean) {
  const files = globSync(`locales/${code}/*.json`).filter((file) => isShown(parse(file).name));
  return files.sort().map((file) => {
    const others = globSync(`locales/*/${parse(file).base}`).filter((other) => other !== file);
    const elsewhere = new Set(others.flatMap(textsIn));
    const left = textsIn(file).filter((text) => !isWritten(file) || elsewhere.has(text));
    return { file, words: left.reduce((sum, text) => sum + wordsIn(text), 0) };
  });
}

/** Whether a file's texts belong to a page that the site has, to the assistant if it has one, or to every page. */
function isShown(name: string) {
  if (name === "chat" || name === "answerer") return !leftOut.chat;
  return !isLeftOut(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

function textsIn(file: string) {
  const texts: string[] = [];
  JSON.parse(read(file), (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

function wordsIn(text: string) {
  return text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
}

function hashOf(file: string) {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
}

function missing(file: string, effect: string) {
  return existsSync(file) ? [] : [`${file}  missing: ${effect}`];
}

function read(file: string) {
  return readFileSync(file, "utf8");
}
