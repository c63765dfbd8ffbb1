import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { sample } from "../../app/studio/sample.ts";
import { locales } from "../../locales/index.ts";

/** Texts that have to be written by hand, with their files and a string that marks the line. */
const parts: [what: string, files: string, line: string][] = [
  ["the hero", "locales/*/home.json", '"hero"'],
  [
    "the studio's description in the footer, llms.txt and search engines",
    "locales/*/layout.json",
    '"description"',
  ],
  ["About: who you are and how you work", "locales/*/about.json", '"title"'],
  ["opening hours and their time zone", "app/studio/hours.ts", "officeHours:"],
  ["prices and times", "app/studio/price-list.ts", "export const prices"],
  ["services", "app/studio/services.ts", "export const services"],
  ["quotes, rounds of changes, languages", "app/studio/practice.ts", "export const practice"],
  [
    "people: names, what they do; a portrait each in app/marketing/posters/, or none",
    "app/studio/people.ts",
    "export const people",
  ],
  ["what a client gets for either way to pay", "app/studio/ways-to-pay.ts", "export const waysToPay"],
  ["tools", "app/studio/tech-stack.ts", "export const techStack"],
  [
    "projects; a picture each in app/marketing/posters/, or none",
    "app/studio/projects.ts",
    "export const projects",
  ],
  ["descriptions of the projects", "locales/*/projects.json", '"items"'],
  ["testimonials: authors", "app/studio/testimonials.ts", "export const testimonials"],
  ["testimonials: texts", "locales/*/testimonials.json", '"items"'],
  ["law, authorities and figures of the legal texts", "app/studio/legal.ts", "export const legal"],
  ["terms of service", "locales/*/terms.json", '"title"'],
  ["privacy policy", "locales/*/privacy.json", '"title"'],
  ["the accessibility statement: what you tested", "locales/*/accessibility.json", '"title"'],
  ["pages and the assistant that you leave out", "app/studio/left-out.ts", "export const leftOut"],
  ["names of services and prices, and what they include", "locales/*/services.json", '"cards"'],
  ["frequent questions; good to know: jobs, places", "locales/*/contact.json", '"faq"'],
  ["what the embedded answerer answers", "locales/*/answerer.json", '"topics"'],
  ["questions for the answerer's training, which may name the studio's work", "training/*/*.txt", "# "],
  ["names of rows, projects and tools in questions", "app/chat/answerer/words/*.json", '"names"'],
  ["the README's first lines and pictures", "README.md", "docs/"],
  ["pictures of the sample: run `npm run pictures` to take them again", "docs/*.webp", ""],
  ["the terms of your languages", "locales/README.md", "## Terms"],
  ["the package's description", "package.json", '"description"'],
  ["the image's description", "Dockerfile", "image.description"],
];

/** A line for each text to write, each leftover file, and each place that still has the sample's name or addresses. */
export function leftToWrite() {
  const named = [sample.name, sample.email, sample.phone];
  const elsewhere = globSync(["README.md", "LICENSE", "package.json", "locales/*/*.json", "docs/*.md"]);
  return [
    ...globSync(["training/*", "tests/eval/questions/*.json"])
      .sort()
      .filter((path) => !locales.some((code) => code === parse(path).name))
      .map((path) => `${path}  of a language that the site doesn't have: delete it`),
    ...locales.flatMap((locale) => [
      ...missing(`training/${locale}/phrases.txt`, `the answerer only searches its answers in ${locale}`),
      ...missing(`app/chat/answerer/words/${locale}.json`, `emergencies aren't recognized in ${locale}`),
    ]),
    ...parts.flatMap(([what, files, line]) =>
      globSync(files)
        .sort()
        .map((file) => `${place(file, line)}  ${what}`),
    ),
    ...elsewhere.flatMap((file) =>
      named
        .filter((text) => read(file).includes(text))
        .map((text) => `${place(file, text)}  still says ${text}`),
    ),
  ];
}

function missing(file: string, effect: string) {
  return existsSync(file) ? [] : [`${file}  missing: ${effect}`];
}

function place(file: string, text: string) {
  const at = read(file)
    .split("\n")
    .findIndex((line) => line.includes(text));
  return `${file}:${Math.max(at, 0) + 1}`;
}

function read(file: string) {
  return readFileSync(file, "utf8");
}
