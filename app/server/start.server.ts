import { createServer, type RequestListener } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { features } from "#app/features.server.ts";
import { sendConsoleToLog } from "#app/platform/console-to-log.server.ts";
import { env, settingWarnings } from "#app/platform/env.server.ts";
import { exitAfterLog, log, traceOf } from "#app/platform/log.server.ts";
import { describeProcess } from "#app/platform/metrics.server.ts";
import { firstConnection } from "#app/platform/redis.server.ts";
import { version } from "../../package.json";
import { fileServer } from "./client-files.server.ts";
import { drainOnSignal } from "./drain.server.ts";
import { expressApp } from "./express-app.server.ts";
import { renderedQueries } from "./pages/page-address.server.ts";
import { pageServer } from "./pages/serve-page.server.ts";
import { router } from "./router.server.ts";

export async function start(clientFolder: URL) {
  sendConsoleToLog();
  reportStart();
  process.on("uncaughtException", (error) => endWith({ error: traceOf(error) }, "uncaught exception"));
  // One visitor's broken stream must not end the streams of other visitors.
  process.on("unhandledRejection", (error) => log.error({ error: traceOf(error) }, "unhandled rejection"));

  // Allows every origin here, because our own origin check (http/origin-check.server.ts) covers resource routes too.
  const handle = createRequestHandler({ ...build, allowedActionOrigins: ["**"] }, "production");
  const { pages, warmPages } = pageServer(handle, renderedQueries(build.routes));
  const app = expressApp({
    files: fileServer(clientFolder),
    pages,
    router: router(handle),
  });
  for (const feature of features) {
    const problem = await feature.problem?.();
    if (problem) return endWith({}, problem);
  }
  describeProcess(version, env.SITE_REVISION ?? build.assets.version);

  const server = listeningTo(app);
  server.on("error", (error) => endWith({}, `cannot listen on port ${env.PORT}: ${error.message}`));
  drainOnSignal(server);
  await firstConnection();
  server.listen(env.PORT, env.HOST, () => {
    log.info(`listening on port ${env.PORT} for ${env.SITE_URL}`);
    for (const feature of features) feature.start?.();
    void warmPages();
  });
}

function reportStart() {
  log.info(
    {
      ...Object.assign({}, ...features.map(({ state }) => state)),
      shared: env.REDIS_URL ? "redis" : "memory",
      indexing: env.ALLOW_INDEXING ? "on" : "off",
      metrics: env.METRICS_TOKEN ? "on" : "off",
      proxies: env.TRUST_PROXY,
      node: process.version,
    },
    "starting",
  );
  for (const warning of settingWarnings) log.warn(warning);
  if (!env.SITE_URL_GIVEN)
    log.warn(`SITE_URL is not set: links and the sitemap point to ${env.SITE_URL}. Set it in production`);
}

function endWith(fields: object, message: string) {
  log.fatal(fields, message);
  void exitAfterLog(1);
}

function listeningTo(app: RequestListener) {
  const options = {
    // The gate checks the header instead, since Node's own response would lack our headers.
    requireHostHeader: false,
    // Closes the connection of a client that sends its headers or its body too slowly.
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 1_000,
    // Behind a proxy, longer than the proxy keeps its connections. Google's load balancers keep theirs for 600 s.
    keepAliveTimeout: env.TRUST_PROXY ? 620_000 : 10_000,
  };
  const server = createServer(options, app).on("checkContinue", app).on("checkExpectation", app);
  server.maxConnections = 2_000;
  // Closes the connection of a client that doesn't read the response. Longer than any route may be silent.
  server.setTimeout(Math.max(30_000, ...features.map(({ patienceMs }) => patienceMs)) + 10_000);
  return server;
}
