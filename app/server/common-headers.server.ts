import { securityHeaders } from "#app/http/security-headers.server.ts";
import type { Step } from "./request-tracking.server.ts";

/** Sets the headers of every response that isn't served from memory. Stored responses have their own. */
export const commonHeaders: Step = (_req, res, next) => {
  res.set({ ...securityHeaders, "X-Request-Id": res.locals.id });
  next();
};
