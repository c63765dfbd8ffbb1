import type { IncomingHttpHeaders } from "node:http";
import { chosenLocale } from "#app/i18n/locale-cookie.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { acceptedLocale } from "#app/i18n/negotiate.server.ts";
import { boundedMemo } from "#app/platform/bounded-memo.ts";
import { chosenTheme } from "#app/theme/theme.server.ts";
import type { ThemeName } from "#app/theme/theme-context.tsx";

/** All that a page may know of its visitor: the language it is in, and the theme they chose. */
export type Variant = { locale: Locale; theme: ThemeName | null };

/** Which of a page's variants a visitor gets. At once, but for cookies whose signatures are yet to be checked. */
export function variantOf(prefix: Locale | null, headers: IncomingHttpHeaders): Variant | Promise<Variant> {
  const negotiated = () => prefix ?? accepted(headers["accept-language"] ?? "");
  const cookies = ownCookies(headers.cookie ?? "");
  if (!cookies) return { locale: negotiated(), theme: null };
  const variant = ({ locale, theme }: Choice): Variant => ({
    locale: prefix ?? locale ?? negotiated(),
    theme,
  });
  const choice = choices(cookies);
  return choice.made ? variant(choice.made) : choice.making.then(variant);
}

type Choice = { locale: Locale | null; theme: Variant["theme"] };

const accepted = boundedMemo(500, 200, acceptedLocale);

const choices = boundedMemo(500, 500, (cookie) => {
  const choice: { made: Choice | null; making: Promise<Choice> } = {
    made: null,
    making: checked(cookie).then((made) => {
      choice.made = made;
      return made;
    }),
  };
  return choice;
});

async function checked(cookie: string): Promise<Choice> {
  const request = new Request("http://site.invalid", { headers: { cookie } });
  return { locale: await chosenLocale(cookie), theme: await chosenTheme(request) };
}

/** The cookies that choose a variant, out of all that a browser may send. */
function ownCookies(header: string) {
  if (!header) return "";
  return ownCookie.flatMap((pattern) => pattern.exec(header)?.[1] ?? []).join("; ");
}

const ownCookie = [/(?:^|;\s*)(language=[^;]*)/, /(?:^|;\s*)(theme=[^;]*)/];
