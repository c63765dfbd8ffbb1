import { copyIn } from "#app/i18n/copy.server.ts";
import { factValues } from "#app/i18n/fact-values.server.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { modelKind } from "#app/model/model.server.ts";
import { type PageId, pages, pagesIn } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { languages } from "#locales/languages.server.ts";
import type { Route } from "./+types/llms.ts";
import { chatPath, markdownCopyPath } from "./addresses.ts";
import { valueResponse } from "./value-response.server.ts";

/** `GET /llms.txt`: what an assistant should read, after the convention of llmstxt.org. */
export function loader({ request }: Route.LoaderArgs) {
  const { details } = copyIn("en", "contact");
  const blocks = [
    `> ${copyIn("en", "home").meta.description}`,
    list([
      `${details.email}: ${env.CONTACT_EMAIL}`,
      `${details.phone}: ${env.CONTACT_PHONE}`,
      `${details.hours}: ${factValues("en").hours}`,
    ]),
    ...locales.map((locale) =>
      section(
        2,
        languages[locale].name,
        [copies(locale, (page) => !isLegal(page)), ...assistant(locale)].join("\n"),
      ),
    ),
    // By convention what may be left out where there is little room.
    section(2, "Optional", ...locales.map((locale) => copies(locale, isLegal))),
  ];
  const text = `${section(1, studio.name, ...blocks)}\n`;
  return valueResponse(request, text, { "Content-Type": "text/plain; charset=utf-8" });
}

function copies(locale: Locale, wanted: (page: PageId) => boolean) {
  const lines = pages
    .filter(({ id }) => wanted(id))
    .map(({ id }) => {
      const { title, description } = copyIn(locale, id).meta;
      return `${link(title, env.SITE_URL + markdownCopyPath(id, locale))}: ${description}`;
    });
  return list(lines);
}

/** The chat, and who reads what is written there. */
function assistant(locale: Locale) {
  if (env.CHAT === "off") return [];
  const { meta, notice } = copyIn(locale, "chat");
  const { title, text } = notice[modelKind];
  const address = env.SITE_URL + chatPath(locale);
  return [list([`${link(meta.title, address)}: ${title}. ${text}`])];
}

function isLegal(page: PageId) {
  return pagesIn("legal").some(({ id }) => id === page);
}

function section(level: number, title: string, ...blocks: string[]) {
  return [`${"#".repeat(level)} ${title}`, ...blocks].join("\n\n");
}

function list(items: string[]) {
  return items.map((item) => `- ${item}`).join("\n");
}

function link(text: string, href: string) {
  return `[${text}](${href})`;
}
