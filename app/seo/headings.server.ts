import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";

/** A page's own heading, which its preview picture and its Markdown twin show too. */
export function headingOf(page: PageId, locale: Locale) {
  return page === "home" ? copyIn(locale, "home").hero.title : copyIn(locale, page).title;
}
