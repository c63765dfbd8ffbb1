import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import { endOpenReplies } from "./chat/open-replies.server.ts";
import { contactChecks, outboxLength, stopContact } from "./contact/contact.server.ts";
import { env } from "./env.server.ts";
import { watchNumber } from "./http/metrics.server.ts";
import type { Check } from "./http/operations.server.ts";
import { requestContext } from "./http/request-context.ts";
import { pageServer } from "./http/serve-page.server.ts";
import { visitOf } from "./http/traffic.server.ts";
import { siteByPrefix } from "./i18n/site-by-prefix.server.ts";
import { closeRedis, redisState } from "./redis/connection.server.ts";

/**
 * What `server.ts` takes from the built application. It takes nothing from source: a module that both
 * imported would exist twice, and what one of the two keeps would be unknown to the other.
 */
export { startContact } from "./contact/contact.server.ts";
export { env } from "./env.server.ts";
export { drainOnSignal, turnAway } from "./http/drain.server.ts";
export { refuse } from "./http/gate.server.ts";
export { log, traceOf } from "./http/log.server.ts";
export { health, metrics, ready } from "./http/operations.server.ts";
export { securityHeaders } from "./http/security-headers.server.ts";
export { begin, visitOf } from "./http/traffic.server.ts";
export { firstConnection } from "./redis/connection.server.ts";
export { reportStart } from "./start-report.server.ts";

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
  model: async () => (env.GEMINI_API_KEY && env.CHAT === "on" ? "ok" : "off"),
};

/** At the end of the grace: replies that are still being written get a last word. */
export const endStreams = endOpenReplies;

/** At the very end: what runs beside requests. */
export async function stopWork() {
  await stopContact();
  closeRedis();
}
