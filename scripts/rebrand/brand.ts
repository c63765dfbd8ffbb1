import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { z } from "zod";

import { studio } from "../../app/studio/company.ts";
import { readColors, stylesFile } from "../colors.ts";

import { icons } from "./icons.ts";

const factsFile = "app/studio/company.json";
const frameFile = "app/theme/theme-colors.ts";
const proxyFile = "Caddyfile";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const color = z.string().regex(/^#[0-9a-f]{6}$/, "a colour is # and six small hexadecimal digits");
const pair = z.tuple(
  [color, color],
  "two colours, for the light and the dark theme, such as #f7f2e8 and #07212a",
);

const legalFact = z.string().trim().max(200);
const languageCode = z
  .string()
  .refine((code) => /^[a-z]{2,3}$/.test(code) && names.of(code), "a language's ISO 639 code, such as nb");

export const brandSchema = z.strictObject({
  name: z.string().trim().min(1, "a name").max(60),
  city: z.string().trim().min(1, "a city").max(60),
  country: z
    .string()
    .refine((code) => /^[A-Z]{2}$/.test(code) && regions.of(code), "a country's ISO 3166 code, such as NO"),
  email: z.email("an email address"),
  phone: z.string().regex(/^\+?[\d ()./-]{5,30}$/, "a phone number such as +44 20 7946 0000"),
  languages: z.array(languageCode).min(1, "at least one language; the first is the default"),
  currency: z.enum(Intl.supportedValuesOf("currency"), "a currency's ISO 4217 code, such as NOK"),
  legalForm: legalFact,
  street: legalFact,
  postcode: legalFact,
  register: legalFact,
  vatId: legalFact,
  responsible: legalFact,
  host: legalFact,
  colors: z.strictObject({ paper: pair, ink: pair, signal: pair, line: pair, water: pair }),
});
export type Brand = z.infer<typeof brandSchema>;

export function currentBrand(): Brand {
  return brandSchema.parse({ ...JSON.parse(readFileSync(factsFile, "utf8")), colors: readColors() });
}

/** Returns the content of every file that depends on the brand, by path. */
export async function filesOf({ colors, ...facts }: Brand): Promise<Record<string, string | Buffer>> {
  let styles = readFileSync(stylesFile, "utf8");
  for (const [name, [day, night]] of Object.entries(colors))
    styles = styles
      .replace(new RegExp(`(--${name}-day:) #[0-9a-f]{6}`), `$1 ${day}`)
      .replace(new RegExp(`(--${name}-night:) #[0-9a-f]{6}`), `$1 ${night}`);
  return {
    [factsFile]: jsonText(facts),
    [stylesFile]: styles,
    [frameFile]: readFileSync(frameFile, "utf8")
      .replace(/light: "[^"]*"/, `light: "${colors.paper[0]}"`)
      .replace(/dark: "[^"]*"/, `dark: "${colors.paper[1]}"`),
    [proxyFile]: errorPage(readFileSync(proxyFile, "utf8"), facts),
    ...languageFiles(facts.languages),
    ...(await icons(facts.name, colors)),
  };
}

/** Formats JSON as `npm test` requires. */
export function jsonText(content: object) {
  const input = JSON.stringify(content, null, 2);
  return execFileSync("biome", ["format", `--stdin-file-path=${factsFile}`], { input, encoding: "utf8" });
}

/** Lists the languages and the source of their keys, and copies the default language's folder for a new one. */
function languageFiles(languages: readonly string[]) {
  const known = [...languages, ...studio.languages].find((code) => existsSync(`locales/${code}`)) ?? "en";
  const registered = languages.map((code) => `"${code}"`).join(", ");
  const index = readFileSync("locales/index.ts", "utf8").replace(/(?<=locales = )\[.*\]/, `[${registered}]`);
  const copy = readFileSync("locales/copy.ts", "utf8").replace(/(?<=from "\.\/)\w+/g, languages[0] ?? known);
  const added = languages.filter((code) => !existsSync(`locales/${code}`));
  const copies = added.flatMap((code) =>
    globSync(`locales/${known}/*`).map((file) => [
      file.replace(`/${known}/`, `/${code}/`),
      readFileSync(file),
    ]),
  );
  return { "locales/index.ts": index, "locales/copy.ts": copy, ...Object.fromEntries(copies) };
}

/** Writes the studio's name, address and languages into the page that Caddy shows while the site is down. */
function errorPage(caddyfile: string, { name, email, languages }: Omit<Brand, "colors">) {
  // Caddy replaces names in braces, and ends the text at a backtick.
  const html = name.replace(/[&<>`{}$]/g, (character) => `&#${character.codePointAt(0)};`);
  const spoken = languages.filter((code) => caddyfile.includes(`<p lang="${code}">`));
  return caddyfile
    .replace(/<html lang="\w+">/, `<html lang="${spoken[0] ?? "en"}">`)
    .replace(/<(title|h1)>.*<\/\1>/g, `<$1>${html}</$1>`)
    .replace(/<a href="mailto:.*<\/a>/, `<a href="mailto:${email}">${email}</a>`)
    .replace(/^\s*<p lang="(\w+)">.*\n/gm, (line, code: string) =>
      (spoken.length ? spoken : ["en"]).includes(code) ? line : "",
    );
}
