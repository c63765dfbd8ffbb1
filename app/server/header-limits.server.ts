import type { IncomingHttpHeaders } from "node:http";

/** How long each header may be that something here parses; a browser's or a proxy's own is far shorter. */
const longest: Record<string, number> = {
  "accept-encoding": 200,
  "accept-language": 1000,
  "content-type": 300,
  cookie: 8000,
  forwarded: 1000,
  "if-match": 2000,
  "if-none-match": 2000,
  origin: 500,
  referer: 4000,
  "sec-fetch-site": 20,
  traceparent: 60,
  "x-forwarded-for": 1000,
  "x-forwarded-host": 500,
  "x-forwarded-proto": 100,
  "x-request-id": 100,
};

/** A header that is longer counts as absent, before anything parses it. */
export function dropLongHeaders(headers: IncomingHttpHeaders) {
  for (const name in longest) {
    if ((headers[name]?.length ?? 0) > (longest[name] ?? 0)) delete headers[name];
  }
}
