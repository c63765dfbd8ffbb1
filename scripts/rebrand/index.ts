// `npm run rebrand` turns the site into another studio's. It reads the values from a file, writes facts, colours
// and icons, and lists the texts that are left to write by hand.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { brandSchema, currentBrand, filesOf, jsonText } from "./brand.ts";
import { leftToWrite, rememberSample } from "./left-to-write.ts";

const usage = `npm run rebrand -- FILE.json    reads values from the file; creates it with the current ones if it doesn't exist

The file's keys, all optional:
  name, city, email, phone   text
  country                    ISO 3166 code: "DK"
  currency                   ISO 4217 code: "DKK"
  legalForm, street, postcode, register, vatId, responsible, host
                             text for the legal notice, which leaves out what is empty
  languages                  ISO 639 codes, the default first: ["da", "en"]; a new one gets a folder in locales/
  colors                     each as [light theme, dark theme]: {"paper": ["#f4f6fb", "#14122b"]}
    paper                    background
    ink                      text; needs a contrast of 4.5:1 against paper and, in the dark theme, water
    signal                   links and buttons; needs the same contrast, which \`npm test\` checks
    line                     the river drawn on the pages
    water                    the dark bands across the page`;

const [file, ...more] = process.argv.slice(2);
if (!file || file.startsWith("-") || more.length) {
  console.log(usage);
  process.exit(file === "--help" ? 0 : 2);
}
if (!existsSync(file)) {
  writeFileSync(file, jsonText(currentBrand()));
  console.log(`Wrote the current values to ${file}. Change them, and run this command again.\n\n${usage}`);
  process.exit();
}

const given = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
const { data: brand, error } = brandSchema.safeParse({ ...currentBrand(), ...given });
if (error) {
  console.error(z.prettifyError(error));
  process.exit(1);
}
const changed = Object.entries(await filesOf(brand)).filter(
  ([path, content]) => !existsSync(path) || !Buffer.from(content).equals(readFileSync(path)),
);
if (changed.length) rememberSample();
for (const [path, content] of changed) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
// Again, for the copies of a new language.
if (changed.length) rememberSample();
console.log(changed.length ? `Wrote: ${changed.map(([path]) => path).join(", ")}` : "Nothing to change.");
console.log(`\n${leftToWrite(brand.languages).join("\n")}`);
