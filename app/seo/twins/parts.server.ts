import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import type { TestimonialId } from "#app/studio/testimonials.ts";
import { pageUrl } from "../addresses.ts";
import { link, subsection } from "../markdown.ts";

export function titled(items: Record<string, { title: string; text: string }>) {
  return Object.values(items).map(({ title, text }) => subsection(title, text));
}

export function quote(
  { id, author, company }: { id: TestimonialId; author: string; company: string },
  locale: Locale,
) {
  const { quote: words, role } = copyIn(locale, "testimonials").items[id];
  return `> ${words}\n>\n> ${author}, ${role}, ${company}`;
}

export function toPage(text: string, page: PageId, locale: Locale) {
  return link(text, pageUrl(env.SITE_URL, page, locale));
}
