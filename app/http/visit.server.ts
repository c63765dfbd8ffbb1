import type { MiddlewareFunction } from "react-router";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { requestContext } from "./request-context.ts";

/** Tells the log and the metrics which route answers, in which language. */
export const noteVisit: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  const visit = context.get(requestContext);
  visit.route = pattern;
  visit.language = getLocale(context);
  visit.source = "render";
  return next();
};
