import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { env } from "./env.server.ts";
import { type RequestContext, requestContext } from "./http/request-context.ts";

/**
 * What `server.ts` takes from the built application. It takes nothing from source: a module that both
 * imported would exist twice, and what one of the two keeps would be unknown to the other.
 */
export { endOpenReplies } from "./chat/open-replies.server.ts";
export { env } from "./env.server.ts";
export { log } from "./http/log.server.ts";

// Our own origin check stands in front (http/origin-check.server.ts) and covers resource routes too.
const handle = createRequestHandler({ ...build, allowedActionOrigins: ["**"] }, "production");

/** Answers one request with React Router. Its URL is built on the site's own origin, never on a Host header. */
export function answer(req: IncomingMessage, res: ServerResponse, request: RequestContext) {
  const { protocol, host } = new URL(env.SITE_URL);
  const context = new RouterContextProvider();
  context.set(requestContext, request);
  return createRequestListener((webRequest) => handle(webRequest, context), { protocol, host })(req, res);
}
