import { redirect } from "react-router";
import { badRequest } from "#app/http/read-form.server.ts";
import { returnTarget } from "#app/http/return-target.server.ts";
import { forgetPages, postOnly, readSettingForm } from "#app/http/setting-form.server.ts";
import type { Route } from "./+types/settings-language.ts";
import { isLocale, locales, splitPrefix, withPrefix } from "./locales.ts";
import { chosenLocale, localeCookie } from "./negotiate.server.ts";

export const loader = postOnly;

/**
 * `POST /settings/language`: saves the choice and redirects to the same page in that language. The first choice leads to
 * the address with a language prefix, which works without the cookie, too.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readSettingForm(request, context);
  const language = form.get("language");
  if (!isLocale(language)) throw badRequest(`language must be one of ${locales.join(", ")}`);
  const isFirstChoice = (await chosenLocale(request.headers.get("cookie"))) === null;
  return redirect(inLanguage(returnTarget(request, context, form), language, isFirstChoice), {
    status: 303,
    headers: { "Set-Cookie": await localeCookie.serialize(language), ...forgetPages },
  });
}

/** Replaces the language prefix of a URL. Adds one only if `addsPrefix` is true. */
function inLanguage(target: string, language: string, addsPrefix: boolean) {
  const url = new URL(target, "http://site.invalid");
  const [prefix, path] = splitPrefix(url.pathname);
  return (prefix || addsPrefix ? withPrefix(`/${language}`, path) : url.pathname) + url.search;
}
