import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { EncodedForm, EncodedValue, Encoding } from "./encoded-value.server.ts";

/** Longer than any browser's, an `Accept-Encoding` is not worth reading. */
const LONGEST_ACCEPT = 200;

/** Answers with a value, in the smallest encoding that the client takes, or says that it has it already. */
export function sendValue(req: IncomingMessage, res: ServerResponse, value: EncodedValue) {
  const form = formFor(value, req.headers["accept-encoding"]);
  if (isUnchanged(form, req.headers["if-none-match"])) {
    res.writeHead(304, form.headersUnchanged).end();
  } else {
    res.writeHead(200, form.headers).end(req.method === "HEAD" ? undefined : form.body);
  }
}

export function formFor(value: EncodedValue, acceptEncoding = ""): EncodedForm {
  const encodings = acceptEncoding.length > LONGEST_ACCEPT ? [] : accepted.memo(acceptEncoding);
  for (const encoding of encodings) {
    const form = value[encoding];
    if (form) return form;
  }
  return value.identity;
}

/** Whether the client has this form already. */
export function isUnchanged(form: EncodedForm, ifNoneMatch: string | undefined) {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === form.tag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === form.tag);
}

/** What a client takes of what there is, the smallest first: its own order says nothing about size. */
const accepted = new LRUCache<string, Encoding[]>({
  max: 200,
  memoMethod: (acceptEncoding) => {
    const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
    const takes = negotiator.encodings(["br", "gzip"]);
    return (["br", "gzip"] as const).filter((encoding) => takes.includes(encoding));
  },
});
