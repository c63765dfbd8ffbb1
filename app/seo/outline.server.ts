import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { pageUrl } from "./addresses.ts";
import { link, list, section } from "./markdown.ts";

type Copy = string | readonly Copy[] | { readonly [key: string]: Copy };

/**
 * Copy as Markdown blocks, by what its keys say of it: a `heading`, `title` or `question` opens a section, plain `items` and
 * `features` are a list, `sections` are numbered, a `button` leads to the contact page, every other text is a
 * paragraph. What only describes the page or labels a part of the screen is left out.
 */
export function outline(copy: Exclude<Copy, string>, locale: Locale, level = 2, numbered = false): string[] {
  return Object.entries(copy).flatMap(([key, part], index) => {
    if (/^(meta|title|heading|question)$|Label$/.test(key)) return [];
    if (typeof part === "string") return key === "button" ? toPage(part, "contact", locale) : part;
    const parts = new Map(Object.entries(part));
    const texts = [...parts.values()].filter((text) => typeof text === "string");
    if (/^(items|features)$/.test(key) && texts.length === parts.size) return list(texts);
    const title = parts.get("heading") ?? parts.get("title") ?? parts.get("question");
    if (typeof title !== "string") return outline(part, locale, level, key === "sections");
    return section(level, numbered ? `${index + 1}. ${title}` : title, ...outline(part, locale, level + 1));
  });
}

export function toPage(text: string, page: PageId, locale: Locale) {
  return link(text, pageUrl(env.SITE_URL, page, locale));
}
