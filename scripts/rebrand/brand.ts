import { readFileSync } from "node:fs";
import { z } from "zod";
import { locales } from "../../locales/index.ts";
import { type Color, colorNames, readColors, stylesFile } from "../colors.ts";
import { icons } from "./icons.ts";

const factsFile = "app/studio/company.json";
const frameFile = "app/theme/theme-colors.ts";

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const color = z.string().regex(/^#[0-9a-f]{6}$/, "a colour is # and six small hexadecimal digits");
const pair = z.tuple([color, color], "two colours, by day and by night, such as #f7f2e8 and #07212a");

const facts = {
  name: z.string().trim().min(1, "a name").max(60),
  city: z.string().trim().min(1, "a city").max(60),
  country: z
    .string()
    .refine((code) => /^[A-Z]{2}$/.test(code) && regions.of(code), "a country's ISO 3166 code, such as NO"),
  email: z.email("an e-mail address"),
  phone: z.string().regex(/^\+?[\d ()./-]{5,30}$/, "a phone number such as +44 20 7946 0000"),
  languages: z
    .array(z.enum(locales, `languages with a folder in locales/: ${locales.join(", ")}`))
    .refine((codes) => codes.includes("en"), "English too, which the others fall back to"),
  currency: z.enum(Intl.supportedValuesOf("currency"), "a currency's ISO 4217 code, such as NOK"),
};
const colors = z.strictObject({ paper: pair, ink: pair, signal: pair, line: pair, water: pair });

/** All that `npm run rebrand` asks for, and what its file may hold. */
export const brandSchema = z.strictObject({ ...facts, colors });
export const changesSchema = z.strictObject({ ...facts, colors: colors.partial() }).partial();
export type Brand = z.infer<typeof brandSchema>;

/** What the site is now. */
export function currentBrand(): Brand {
  return brandSchema.parse({ ...JSON.parse(readFileSync(factsFile, "utf8")), colors: readColors() });
}

/** Every file that a brand decides about, and what stands in it. */
export async function filesOf({ colors, ...facts }: Brand): Promise<Record<string, string | Buffer>> {
  const drawn = Object.entries(await icons(facts.name, colors));
  return {
    [factsFile]: factsText(facts),
    [stylesFile]: colorNames.reduce(
      (styles, name) => recolored(styles, name, colors[name]),
      readFileSync(stylesFile, "utf8"),
    ),
    [frameFile]: readFileSync(frameFile, "utf8")
      .replace(/light: "[^"]*"/, `light: "${colors.paper[0]}"`)
      .replace(/dark: "[^"]*"/, `dark: "${colors.paper[1]}"`),
    ...Object.fromEntries(drawn.map(([name, content]) => [`public/${name}`, content])),
  };
}

/** JSON with a line for each fact, as the formatter leaves it. */
function factsText(facts: Omit<Brand, "colors">) {
  const lines = Object.keys(brandSchema.omit({ colors: true }).shape).map((key) => {
    const value = facts[key as keyof typeof facts];
    const text = Array.isArray(value)
      ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

function recolored(styles: string, name: string, [day, night]: Color) {
  return styles
    .replace(new RegExp(`(--${name}-day:) #[0-9a-f]{6}`), `$1 ${day}`)
    .replace(new RegExp(`(--${name}-night:) #[0-9a-f]{6}`), `$1 ${night}`);
}
