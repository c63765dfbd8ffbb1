import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";

/** Records for the log and the metrics which route answers, and in which language. */
export const recordRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  // `about/*` is logged as `/about`, as in the page store; `*` alone isn't a page.
  const route = `/${pattern.replace(/^\/|(?<=.)\/\*?$/g, "")}`;
  Object.assign(context.get(requestContext), { route, source: "render", language: getLocale(context) });
  return next();
};
