import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";

/** Tells the log and the metrics which route answers. */
export const recordRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  const record = context.get(requestContext);
  // `about/*` is logged as `/about`, as in the page store; `*` alone isn't a page.
  record.route = `/${pattern.replace(/^\/|(?<=.)\/\*?$/g, "")}`;
  record.source = "render";
  return next();
};

/** Tells the log in which language a request is answered. */
export const recordLanguage: MiddlewareFunction<Response> = ({ context }, next) => {
  context.get(requestContext).language = getLocale(context);
  return next();
};
