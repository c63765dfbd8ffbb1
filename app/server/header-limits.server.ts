import type { IncomingHttpHeaders } from "node:http";

/** The longest that a parsed header may be; a browser's or a proxy's own is far shorter. */
const longest: Record<string, number> = {
  "accept-encoding": 200,
  "accept-language": 1000,
  "content-type": 300,
  cookie: 8000,
  forwarded: 1000,
  "if-match": 2000,
  "if-none-match": 2000,
  referer: 4000,
  traceparent: 60,
  "x-forwarded-host": 500,
  "x-forwarded-proto": 100,
  "x-request-id": 100,
};
const LONGEST_FORWARDED_FOR = 1000;

/**
 * Drops headers that are too long to be parsed. `Origin` and `Sec-Fetch-Site` stay, since without them the origin check
 * would let the request pass.
 */
export function boundHeaders(headers: IncomingHttpHeaders) {
  for (const name in longest) {
    if ((headers[name]?.length ?? 0) > (longest[name] ?? 0)) delete headers[name];
  }
  // The end is what trusted proxies have appended.
  const forwardedFor = headers["x-forwarded-for"];
  if (forwardedFor) headers["x-forwarded-for"] = String(forwardedFor).slice(-LONGEST_FORWARDED_FOR);
}
