import { securityHeaders } from "#app/http/security-headers.server.ts";
import type { Step } from "./request-tracking.server.ts";

/**
 * Sets the security headers and the request ID of every response that isn't served from memory. Stored responses have
 * their own headers.
 */
export const commonHeaders: Step = (_req, res, next) => {
  res.set({ ...securityHeaders, "X-Request-Id": res.locals.id });
  next();
};
