import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { legal } from "#app/studio/legal.ts";
import { headingOf } from "./headings.server.ts";
import { document } from "./markdown.ts";
import { aboutTwin } from "./twins/about.server.ts";
import { contactTwin } from "./twins/contact.server.ts";
import { homeTwin } from "./twins/home.server.ts";
import { legalTwin } from "./twins/legal.server.ts";
import { projectsTwin } from "./twins/projects.server.ts";
import { servicesTwin } from "./twins/services.server.ts";
import { techStackTwin } from "./twins/tech-stack.server.ts";
import { testimonialsTwin } from "./twins/testimonials.server.ts";

/** A page's content as Markdown, from the same words and facts that the page shows. */
export function twinOf(page: PageId, locale: Locale) {
  return document(headingOf(page, locale), texts[page](locale));
}

const texts: Record<PageId, (locale: Locale) => string[]> = {
  home: homeTwin,
  about: aboutTwin,
  services: servicesTwin,
  projects: projectsTwin,
  testimonials: testimonialsTwin,
  techStack: techStackTwin,
  contact: contactTwin,
  terms: (locale) => legalTwin(copyIn(locale, "terms"), legal.termsUpdated, locale),
  privacy: (locale) => legalTwin(copyIn(locale, "privacy"), legal.privacyUpdated, locale),
};
