import { copyIn } from "../app/i18n/copy.server.ts";
import { defaultLocale } from "../app/i18n/locales.ts";
import { everyPage, type PageId } from "../app/pages.ts";
import type { Copy, Namespace } from "../locales/language.ts";
import { languages } from "../locales/languages.server.ts";

/** The site's texts in its default language, by which tests find things on a page. */
export const words = Object.fromEntries(
  Object.keys(languages[defaultLocale].copy).map((name) => [name, copyIn(defaultLocale, name as Namespace)]),
) as Copy;

/** The address of each page, without a language prefix. */
export const at = Object.fromEntries(everyPage.map(({ id, path }) => [id, path])) as Record<PageId, string>;
