import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { EncodedForm, EncodedValue } from "./encoded-value.server.ts";
import { requestRecord } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";

/**
 * Answers with a value in the encoding that the client likes best, or says that it has it already (RFC 9110). A part
 * of it is never sent: `Range` may be ignored, and nothing here is long enough to be worth it.
 */
export function sendValue(req: IncomingMessage, res: ServerResponse, value: EncodedValue) {
  const form = formFor(value, req.headers["accept-encoding"]);
  // Added here: headers set before, `writeHead` would merge one by one.
  const own = ["x-request-id", requestRecord(res).id];
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = req.headers;
  if (ifMatch !== undefined && !namesTag(ifMatch, form.tag)) {
    respondPlain(req, res, 412);
  } else if (ifNoneMatch !== undefined && namesTag(ifNoneMatch.replaceAll("W/", ""), form.tag)) {
    res.writeHead(304, form.headersUnchanged.concat(own)).end();
  } else {
    res.writeHead(200, form.headers.concat(own)).end(req.method === "HEAD" ? undefined : form.body);
  }
}

/** The form with the highest weight, of equals the smallest; the plain one where nothing else will do. */
export function formFor(value: EncodedValue, acceptEncoding = ""): EncodedForm {
  for (const encoding of accepted.memo(acceptEncoding)) {
    const form = value[encoding];
    if (form) return form;
  }
  return value.identity;
}

/** Whether a list of entity tags holds this one, or any with `*`. */
export function namesTag(tags: string, tag: string) {
  return tags.trim() === "*" || tags.split(",").some((one) => one.trim() === tag);
}

const smallestFirst: (keyof EncodedValue)[] = ["br", "gzip", "identity"];

const accepted = new LRUCache<string, (keyof EncodedValue)[]>({
  max: 200,
  memoMethod: (acceptEncoding) => {
    // The package's types don't know its second argument.
    const negotiator: { encodings(available: string[], options: { preferred: string[] }): string[] } =
      new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
    const takes = negotiator.encodings(smallestFirst, { preferred: smallestFirst });
    return takes.flatMap((name) => smallestFirst.find((encoding) => encoding === name) ?? []);
  },
});
