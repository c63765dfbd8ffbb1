import { isLocale } from "#app/i18n/locales.ts";
import type { Route } from "./+types/copy.ts";
import { chatCopy } from "./chat-copy.server.ts";

/** `GET /chat/copy/fr`: what the panel says in one language. Fetched with the panel's code, so that no page carries it. */
export function loader({ params: { language } }: Route.LoaderArgs) {
  const copy = isLocale(language) ? chatCopy(language) : null;
  if (!copy) throw new Response("Not Found", { status: 404 });
  return Response.json(copy, { headers: { "Cache-Control": "private, max-age=60" } });
}
