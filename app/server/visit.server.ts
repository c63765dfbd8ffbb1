import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";

/** Tells the log and the metrics which route answers. */
export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  const visit = context.get(requestContext);
  // `about/*` is the page `/about`, as the page store says it too; `*` alone is no page.
  visit.route = `/${pattern.replace(/^\/|(?<=.)\/\*?$/g, "")}`;
  visit.source = "render";
  return next();
};

/** And in which language. */
export const noteLanguage: MiddlewareFunction<Response> = ({ context }, next) => {
  context.get(requestContext).language = getLocale(context);
  return next();
};
