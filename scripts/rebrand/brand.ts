import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { colorNames, readColors, stylesFile } from "../colors.ts";
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
const facts = {
  name: z.string().trim().min(1, "a name").max(60),
  city: z.string().trim().min(1, "a city").max(60),
  country: z
    .string()
    .refine((code) => /^[A-Z]{2}$/.test(code) && regions.of(code), "a country's ISO 3166 code, such as NO"),
  email: z.email("an email address"),
  phone: z.string().regex(/^\+?[\d ()./-]{5,30}$/, "a phone number such as +44 20 7946 0000"),
  languages: z
    .array(
      z
        .string()
        .refine(
          (code) => /^[a-z]{2,3}$/.test(code) && names.of(code),
          "a language's ISO 639 code, such as nb",
        ),
    )
    .min(1, "at least one language; the first is the default"),
  currency: z.enum(Intl.supportedValuesOf("currency"), "a currency's ISO 4217 code, such as NOK"),
  legalForm: legalFact,
  street: legalFact,
  postcode: legalFact,
  register: legalFact,
  vatId: legalFact,
  responsible: legalFact,
  host: legalFact,
};
const colors = z.strictObject(
  { paper: pair, ink: pair, signal: pair, line: pair, water: pair },
  {
    error: ({ code }) => (code === "unrecognized_keys" ? `only these: ${colorNames.join(", ")}` : undefined),
  },
);

/** The values that `npm run rebrand` prompts for. `changesSchema` has the values that its file may contain. */
export const brandSchema = z.strictObject({ ...facts, colors });
export const changesSchema = z.strictObject({ ...facts, colors: colors.partial() }).partial();
export type Brand = z.infer<typeof brandSchema>;

/** Lists pairs of colours with less contrast than WCAG AA requires. */
export function unreadable({ paper, ink, signal, water }: Brand["colors"]) {
  return Object.entries({ ink, signal }).flatMap(([name, [day, night]]) => [
    ...unreadablePair(`${name} by day on paper`, day, paper[0]),
    ...unreadablePair(`${name} by night on paper`, night, paper[1]),
    // Text on the deep bands (`water`) always has the dark theme's colours.
    ...unreadablePair(`${name} by night on water by day`, night, water[0]),
    ...unreadablePair(`${name} by night on water by night`, night, water[1]),
  ]);
}

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
    [factsFile]: factsText(facts),
    [stylesFile]: styles,
    [frameFile]: readFileSync(frameFile, "utf8")
      .replace(/light: "[^"]*"/, `light: "${colors.paper[0]}"`)
      .replace(/dark: "[^"]*"/, `dark: "${colors.paper[1]}"`),
    [proxyFile]: errorPage(readFileSync(proxyFile, "utf8"), facts),
    ...languageFiles(facts),
    ...(await icons(facts.name, colors)),
  };
}

/** Lists the languages and the source of their keys, and creates the folder of a new language from the default one. */
function languageFiles({ languages, country }: Omit<Brand, "colors">) {
  const known = languages.find((code) => existsSync(`locales/${code}`)) ?? "en";
  const [first = known] = languages;
  // English stays, since tests name it.
  const registered = [...new Set([...languages, "en"])].map((code) => `"${code}"`).join(", ");
  const files: Record<string, string> = {
    "locales/index.ts": readFileSync("locales/index.ts", "utf8").replace(
      /(?<=locales = )\[.*\]/,
      `[${registered}]`,
    ),
    "locales/copy.ts": readFileSync("locales/copy.ts", "utf8").replace(/(?<=from "\.\/)\w+/g, first),
  };
  for (const code of languages.filter((code) => !existsSync(`locales/${code}`)))
    for (const file of globSync(`locales/${known}/*`))
      files[file.replace(known, code)] = file.endsWith(".json")
        ? readFileSync(file, "utf8")
        : rulesOf(readFileSync(file, "utf8"), code, code === first ? country : undefined);
  return files;
}

/** Fills in what is known about any language. The rest of its rules are written by hand. */
function rulesOf(rules: string, code: string, country?: string) {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  const alphabet = new Intl.Locale(code, { region: country }).maximize();
  return rules
    .replace(/name: ".*"/, `name: "${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}"`)
    .replace(/region: ".*"/, `region: "${code}-${alphabet.region}"`);
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

function factsText(facts: Omit<Brand, "colors">) {
  const input = JSON.stringify(facts, null, 2);
  return execFileSync("biome", ["format", `--stdin-file-path=${factsFile}`], { input, encoding: "utf8" });
}

function unreadablePair(what: string, text: string, ground: string) {
  const ratio = contrast(text, ground);
  return ratio < 4.5 ? [`colors: ${what} is ${ratio.toFixed(1)}:1, and 4.5:1 is needed`] : [];
}

/** Returns the contrast ratio of two colours, as WCAG defines it, rounded down to one decimal place. */
function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return Math.floor((10 * (light + 0.05)) / (dark + 0.05)) / 10;
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
