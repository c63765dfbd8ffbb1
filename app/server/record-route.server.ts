import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";

export const recordRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  // Logs `about/*` as `/about`, as the page store does, but `*` as `/*`, since that isn't a page.
  const route = `/${pattern.replace(/^\/|(?<=.)\/\*?$/g, "")}`;
  Object.assign(context.get(requestContext), { route, source: "render", language: getLocale(context) });
  return next();
};
