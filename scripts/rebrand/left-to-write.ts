import { globSync, readFileSync } from "node:fs";
import { sample } from "../../app/studio/sample.ts";

/** What only people can write: where each stands, by what its line holds. */
const parts: [what: string, files: string, line: string][] = [
  ["the hero", "locales/*/home.json", '"hero"'],
  [
    "what the footer, llms.txt and search engines say of the studio",
    "locales/*/layout.json",
    '"description"',
  ],
  ["About: who you are and how you work", "locales/*/about.json", '"title"'],
  ["opening hours and their time zone", "app/studio/hours.ts", "officeHours:"],
  ["prices", "app/studio/price-list.ts", "export const prices"],
  ["services and how long they take", "app/studio/services.ts", "export const services"],
  ["team, quotes, corrections", "app/studio/practice.ts", "export const practice"],
  ["tools", "app/studio/tech-stack.ts", "export const techStack"],
  [
    "projects; a picture each in app/marketing/posters/, or none",
    "app/studio/projects.ts",
    "export const projects",
  ],
  ["what is said of each project", "locales/*/projects.json", '"items"'],
  ["testimonials: who said it", "app/studio/testimonials.ts", "export const testimonials"],
  ["testimonials: what they said", "locales/*/testimonials.json", '"items"'],
  ["law, authorities and figures of the legal texts", "app/studio/legal.ts", "export const legal"],
  ["terms of service", "locales/*/terms.json", '"title"'],
  ["privacy policy", "locales/*/privacy.json", '"title"'],
  ["the accessibility statement: what you tested", "locales/*/accessibility.json", '"title"'],
  ["pages and the assistant that you leave out", "app/studio/left-out.ts", "export const leftOut"],
  ["the README's first lines", "README.md", "# "],
];

/** A line for each of them, and for each place that still has the sample's name, address or number. */
export function leftToWrite() {
  const named = [sample.name, sample.email, sample.phone];
  const elsewhere = globSync(["README.md", "LICENSE", "package.json", "locales/*/*.json"]);
  return [
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

function place(file: string, text: string) {
  const at = read(file)
    .split("\n")
    .findIndex((line) => line.includes(text));
  return `${file}:${Math.max(at, 0) + 1}`;
}

function read(file: string) {
  return readFileSync(file, "utf8");
}
