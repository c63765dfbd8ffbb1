import { redirect } from "react-router";
import { isTheme } from "remix-themes";
import { badRequest } from "#app/http/read-form.server.ts";
import { returnTarget } from "#app/http/return-target.server.ts";
import { forgetPages, postOnly, readSettingForm } from "#app/http/setting-form.server.ts";
import type { Route } from "./+types/settings-theme.ts";
import { themeSession } from "./theme.server.ts";

export const loader = postOnly;

/** `POST /settings/theme`: saves the choice and redirects back to the page with the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readSettingForm(request, context);
  const theme = form.get("theme");
  if (!isTheme(theme)) throw badRequest("theme must be light or dark");
  const session = await themeSession(request);
  session.setTheme(theme);
  const headers = { "Set-Cookie": await session.commit(), ...forgetPages };
  // A beacon from theme.inline.ts, which has already changed the theme of the page.
  if (request.headers.get("sec-fetch-mode") === "no-cors")
    return new Response(null, { status: 204, headers });
  return redirect(returnTarget(request, context, form), { status: 303, headers });
}
