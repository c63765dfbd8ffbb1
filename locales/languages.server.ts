import { readFileSync } from "node:fs";
import { studio } from "#app/studio/company.ts";
import * as source from "./copy.ts";
import { type Locale, locales } from "./index.ts";
import type { Copy, Language, Rules } from "./language.ts";

/** Vite bundles the texts. Under Node alone, as in commands and scripts, they are read from the files. */
const bundled = import.meta.env
  ? import.meta.glob<unknown>("./*/*.json", { eager: true, import: "default" })
  : null;

/** The site's languages, for the server. The browser gets the texts of one page in one language. */
const codes = locales.filter((code) => studio.languages.includes(code));
export const languages = Object.fromEntries(await Promise.all(codes.map(load))) as Record<Locale, Language>;

async function load(locale: Locale): Promise<[Locale, Language]> {
  const { rules }: { rules: Rules } = await import(`./${locale}/index.ts`);
  const copy = Object.keys(source).map((namespace) => [namespace, textsOf(locale, namespace)]);
  return [locale, { ...rules, copy: Object.fromEntries(copy) as Copy }];
}

/** Texts of a namespace: `techStack` is in `tech-stack.json`. */
function textsOf(locale: Locale, namespace: string): unknown {
  const file = `./${locale}/${namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
  return bundled ? bundled[file] : JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
