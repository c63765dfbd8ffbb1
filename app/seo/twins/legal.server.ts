import { fill } from "#app/i18n/fill.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { section } from "../markdown.ts";

type LegalCopy = {
  updated: string;
  intro: string;
  sections: Record<string, { title: string; paragraphs: string[] }>;
};

export function legalTwin(copy: LegalCopy, updated: string, locale: Locale) {
  return [
    fill(copy.updated, { date: formatDate(locale, updated) }),
    copy.intro,
    ...Object.values(copy.sections).map(({ title, paragraphs }, index) =>
      section(`${index + 1}. ${title}`, ...paragraphs),
    ),
  ];
}
