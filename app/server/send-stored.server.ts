import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { TrackedResponse } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";
import type { Representation, StoredResponse } from "./stored-response.server.ts";

/** Handles conditional requests (RFC 9110). Ignores `Range`, which the RFC permits, since no stored response is long. */
export function sendStored(res: TrackedResponse, stored: StoredResponse) {
  const { headers, method } = res.req;
  const selected = selectRepresentation(stored, headers["accept-encoding"]);
  // Avoids `setHeader`, after which `writeHead` would merge the headers one by one.
  const own = ["x-request-id", res.locals.id];
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  if (ifMatch !== undefined && !namesTag(ifMatch, selected.tag)) {
    respondPlain(res, 412);
  } else if (ifNoneMatch !== undefined && namesTag(ifNoneMatch.replaceAll("W/", ""), selected.tag)) {
    res.writeHead(304, selected.headersUnchanged.concat(own)).end();
  } else {
    res.writeHead(200, selected.headers.concat(own)).end(method === "HEAD" ? undefined : selected.body);
  }
}

/** Selects the accepted encoding with the highest weight, and the smallest among equals. */
export function selectRepresentation(stored: StoredResponse, acceptEncoding = ""): Representation {
  for (const encoding of accepted.memo(acceptEncoding)) {
    const selected = stored[encoding];
    if (selected) return selected;
  }
  return stored.identity;
}

/** Whether a list of entity tags contains this tag or is `*`. */
export function namesTag(tags: string, tag: string) {
  return tags.trim() === "*" || tags.split(",").some((one) => one.trim() === tag);
}

const smallestFirst = ["br", "gzip", "identity"] as const;

const accepted = new LRUCache<string, (typeof smallestFirst)[number][]>({
  max: 200,
  memoMethod: (acceptEncoding) => {
    // Negotiator's types lack the second argument.
    const negotiator: {
      encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
    } = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
    const takes = negotiator.encodings(smallestFirst, { preferred: smallestFirst });
    return takes.flatMap((name) => smallestFirst.find((encoding) => encoding === name) ?? []);
  },
});
