import type { RequestHandler } from "express";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { requestRecord } from "./request-tracking.server.ts";

/** Headers of every answer that isn't served from memory: those bring their own. */
export const commonHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader("X-Request-Id", requestRecord(res).id);
  for (const name in securityHeaders) res.setHeader(name, securityHeaders[name] ?? "");
  next();
};
