import { copyIn } from "#app/i18n/copy.server.ts";
import { factValues } from "#app/i18n/fact-values.server.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { pages, pagesIn } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { modelKind } from "#app/platform/model-recipient.server.ts";
import { studio } from "#app/studio/company.ts";
import { languages } from "#locales/languages.server.ts";
import type { Route } from "./+types/llms.ts";
import { chatPath, markdownCopyPath } from "./addresses.ts";
import { cacheableResponse } from "./cacheable-response.server.ts";

/** `GET /llms.txt`: the pages that an assistant should read, in the format of llmstxt.org. */
export function loader({ request }: Route.LoaderArgs) {
  const { details } = copyIn(defaultLocale, "contact");
  const blocks = [
    `# ${studio.name}`,
    `> ${copyIn(defaultLocale, "home").meta.description}`,
    list([
      `${details.email}: ${env.CONTACT_EMAIL}`,
      `${details.phone}: ${env.CONTACT_PHONE}`,
      `${details.hours}: ${factValues(defaultLocale).hours}`,
    ]),
    ...locales.flatMap((locale) => [
      `## ${languages[locale].name}`,
      list([...links(locale, mainPages), ...assistant(locale)]),
    ]),
    // The format's heading for links that a reader may skip.
    "## Optional",
    ...locales.map((locale) => list(links(locale, legalPages))),
  ];
  const text = `${blocks.join("\n\n")}\n`;
  return cacheableResponse(request, text, { "Content-Type": "text/plain; charset=utf-8" });
}

const legalPages = pagesIn("legal");
const mainPages = pages.filter((page) => !legalPages.includes(page));

function links(locale: Locale, linked: typeof pages) {
  return linked.map(({ id }) => {
    const { title, description } = copyIn(locale, id).meta;
    return `[${title}](${env.SITE_URL}${markdownCopyPath(id, locale)}): ${description}`;
  });
}

/** Returns a link to the chat that says who receives the questions, or nothing if the chat is switched off. */
function assistant(locale: Locale) {
  if (env.CHAT === "off") return [];
  const { meta, notice } = copyIn(locale, "chat");
  const { title, text } = notice[modelKind];
  return [`[${meta.title}](${env.SITE_URL}${chatPath(locale)}): ${title}. ${text}`];
}

function list(items: string[]) {
  return items.map((item) => `- ${item}`).join("\n");
}
