import { isLocale } from "#app/i18n/locales.ts";
import type { Route } from "./+types/words.ts";
import { chatWords } from "./chat-words.server.ts";

/** `GET /chat/words/fr`: what the panel says in one language. Fetched with the panel's code, so that no page carries it. */
export function loader({ params: { language } }: Route.LoaderArgs) {
  const words = isLocale(language) ? chatWords(language) : null;
  if (!words) throw new Response("Not Found", { status: 404 });
  return Response.json(words, { headers: { "Cache-Control": "private, max-age=60" } });
}
