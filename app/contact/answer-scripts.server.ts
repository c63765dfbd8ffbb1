import type { MiddlewareFunction } from "react-router";
import { wantsJson } from "#app/http/wants-json.ts";
import { contactAction } from "./action.server.ts";

/** Answers the form's own script with the action's data, without the page. */
export const answerScripts: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const answer = await contactAction({ request, context, url });
  if (answer instanceof Response) return Response.json({ sent: true });
  const response = Response.json(answer.data, answer.init ?? undefined);
  response.headers.set("Cache-Control", "no-store");
  return response;
};
