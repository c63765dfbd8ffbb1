import { readFileSync } from "node:fs";
import * as english from "./en/copy.ts";
import { type Locale, locales } from "./index.ts";
import type { Copy, Language, Rules } from "./language.ts";

/** Vite bundles the words. Node, which commands and scripts run in, reads the files. */
const bundled = import.meta.env
  ? import.meta.glob<unknown>("./*/*.json", { eager: true, import: "default" })
  : null;

/** What the server knows of each language; the browser gets the one that its page is in. */
export const languages = Object.fromEntries(await Promise.all(locales.map(load))) as Record<Locale, Language>;

async function load(locale: Locale): Promise<[Locale, Language]> {
  const { rules }: { rules: Rules } = await import(`./${locale}/index.ts`);
  const copy = Object.keys(english).map((namespace) => [namespace, wordsOf(locale, namespace)]);
  return [locale, { ...rules, copy: Object.fromEntries(copy) as Copy }];
}

/** `techStack` is in `tech-stack.json`. */
function wordsOf(locale: Locale, namespace: string): unknown {
  const file = `./${locale}/${namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
  return bundled ? bundled[file] : JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
