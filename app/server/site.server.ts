import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import { model } from "#app/chat/answer/model.server.ts";
import { endOpenReplies } from "#app/chat/answer/open-replies.server.ts";
import { contactChecks, outboxLength, stopContact } from "#app/contact/contact.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import type { Check } from "#app/platform/check.ts";
import { env } from "#app/platform/env.server.ts";
import { watchNumber } from "#app/platform/metrics.server.ts";
import { closeRedis, redisState } from "#app/platform/redis.server.ts";
import { pageServer } from "./pages/serve-page.server.ts";
import { siteByPrefix } from "./site-by-prefix.server.ts";
import { visitOf } from "./traffic.server.ts";

/**
 * What `server.ts` takes from the built application. It takes nothing from source: a module that both
 * imported would exist twice, and what one of the two keeps would be unknown to the other.
 */
export { startContact } from "#app/contact/contact.server.ts";
export { securityHeaders } from "#app/http/security-headers.server.ts";
export { env } from "#app/platform/env.server.ts";
export { log, traceOf } from "#app/platform/log.server.ts";
export { firstConnection } from "#app/platform/redis.server.ts";
export { drainOnSignal, turnAway } from "./drain.server.ts";
export { refuse } from "./gate.server.ts";
export { health, metrics, ready } from "./operations.server.ts";
export { reportStart } from "./start-report.server.ts";
export { begin, visitOf } from "./traffic.server.ts";

// Our own origin check stands in front (http/origin-check.server.ts) and covers resource routes too.
const handle = siteByPrefix({ ...build, allowedActionOrigins: ["**"] });

/** Serves pages from memory; see there. `warmPages` fills it, `storedBytes` says how much of it there is. */
export const { serveStored, servePage, warmPages, storedBytes } = pageServer(handle);

watchNumber("site_stored_pages_bytes", "Memory that rendered pages take, in all their forms", storedBytes);
watchNumber("site_outbox_messages", "Messages that wait for the form service", outboxLength);

const { protocol, host } = new URL(env.SITE_URL);

/** Answers one request with React Router. Its URL is built on the site's own origin, never on a Host header. */
export function answer(
  req: IncomingMessage,
  res: ServerResponse,
  client: { address: string; origin: string },
) {
  const context = new RouterContextProvider();
  context.set(requestContext, Object.assign(visitOf(res), client));
  return createRequestListener((request) => handle(request, context), { protocol, host })(req, res);
}

/** What `/readyz` asks. */
export const checks: Record<string, Check> = {
  ...contactChecks,
  redis: redisState,
  model: async () => (model ? "ok" : "off"),
};

/** At the end of the grace: replies that are still being written get a last word. */
export const endStreams = endOpenReplies;

/** At the very end: what runs beside requests. */
export async function stopWork() {
  await stopContact();
  closeRedis();
}
