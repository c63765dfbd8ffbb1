import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestListener } from "@remix-run/node-fetch-server";
import express from "express";
import { type RequestHandler, RouterContextProvider } from "react-router";
import sirv from "sirv";
import { requestContext } from "#app/http/request-context.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { env } from "#app/platform/env.server.ts";
import { health, metrics, ready } from "./operations.server.ts";
import { requestRecord } from "./request-tracking.server.ts";

/** What is no page from memory: the operator's addresses, the build's files, and all that React Router answers. */
export function expressApp(handle: RequestHandler, clientFolder: URL) {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY);

  app.use((_req, res, next) => {
    for (const name in securityHeaders) res.setHeader(name, securityHeaders[name] ?? "");
    next();
  });

  for (const [route, answer] of Object.entries({
    "/healthz": health,
    "/readyz": ready,
    "/metrics": metrics,
  })) {
    app.get(route, (req, res) => {
      requestRecord(res).route = route;
      return answer(req, res);
    });
  }

  const folder = fileURLToPath(clientFolder);
  const record = (res: ServerResponse) =>
    void Object.assign(requestRecord(res), { route: "file", source: "file" });
  // Their compressed forms were made with the build.
  const files = { brotli: true, gzip: true, setHeaders: record };
  app.use("/assets", sirv(`${folder}/assets`, { ...files, immutable: true, maxAge: 31_536_000 }));
  // Another site shows a link's picture: that is what it is for.
  app.use("/previews", (_req, res, next) => {
    res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    next();
  });
  app.use(sirv(folder, { ...files, maxAge: 3600, etag: true }));

  // Its URL is built on the site's own origin, never on a Host header.
  const { protocol, host } = new URL(env.SITE_URL);
  app.use((req, res) => {
    const context = new RouterContextProvider();
    const client = { address: req.ip ?? "unknown", origin: `${req.protocol}://${req.host}` };
    context.set(requestContext, Object.assign(requestRecord(res), client));
    return createRequestListener((request) => handle(request, context), { protocol, host })(req, res);
  });
  return app;
}
