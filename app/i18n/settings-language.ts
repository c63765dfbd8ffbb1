import { redirect } from "react-router";
import { forgetPages } from "#app/http/forget-pages.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { tooManyRequests } from "#app/http/rate-limit.server.ts";
import { badRequest, readForm } from "#app/http/read-form.server.ts";
import { returnTarget } from "#app/http/return-target.server.ts";
import type { Route } from "./+types/settings-language.ts";
import { isLocale, locales, splitPrefix, withPrefix } from "./locales.ts";
import { localeCookie } from "./negotiate.server.ts";
import { overSettingsRate } from "./settings-rate.server.ts";

export const loader = postOnly;

/** `POST /settings/language`: saves the choice and redirects to the same page in that language. */
export async function action({ request, context }: Route.ActionArgs) {
  const retryAfter = await overSettingsRate(context);
  if (retryAfter) throw tooManyRequests(retryAfter);
  const form = await readForm(request);
  const language = form.get("language");
  if (!isLocale(language)) throw badRequest(`language must be one of ${locales.join(", ")}`);
  return redirect(inLanguage(returnTarget(request, context, form), language), {
    status: 303,
    headers: { "Set-Cookie": await localeCookie.serialize(language), ...forgetPages },
  });
}

/** Replaces the language prefix of a URL, if it has one. */
function inLanguage(target: string, language: string) {
  const url = new URL(target, "http://site.invalid");
  const [prefix, path] = splitPrefix(url.pathname);
  return (prefix ? withPrefix(`/${language}`, path) : url.pathname) + url.search;
}
