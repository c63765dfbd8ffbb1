import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import { boundedMemo } from "#app/platform/bounded-memo.ts";

type Header = [name: string, value: string];

/** One answer with its compressed forms, each ready to be written. */
export type EncodedPage = { identity: Form; gzip: Form; br: Form | null };

export type Form = {
  tag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** What a 304 says: the same without what describes a body. */
  headersUnchanged: string[];
};

/** An answer's forms but the smallest, which takes too long for anyone to wait for it. */
export function encodePage(headers: Header[], content: Buffer): EncodedPage {
  const body = exact(content);
  return {
    identity: form(headers, body, body, ""),
    gzip: form(headers, body, exact(gzipSync(body, { level: 9 })), "gzip"),
    br: null,
  };
}

/**
 * Adds the smallest form, some 20 ms of work, in this thread: each thread of Node's pool would keep the encoder's
 * memory for good. One after the other with a pause between, in which those are served who came meanwhile.
 */
export function compressFurther(page: EncodedPage, headers: Header[]): Promise<void> {
  const { body } = page.identity;
  compressing = compressing.then(async () => {
    await sleep(PAUSE_MS);
    page.br = form(headers, body, brotli(body), "br");
  });
  return compressing;
}

const PAUSE_MS = 20;

/** The smallest form that the visitor's program takes. */
export function formFor(page: EncodedPage, acceptEncoding: string | undefined): Form {
  const encoding = preferred(acceptEncoding ?? "");
  return (encoding === "br" && page.br) || (encoding === "identity" ? page.identity : page.gzip);
}

/** Whether the visitor has this form already. */
export function isUnchanged(form: Form, ifNoneMatch: string | undefined) {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === form.tag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === form.tag);
}

/** Bytes that a page keeps in memory. */
export function weight({ identity, gzip, br }: EncodedPage) {
  return identity.body.byteLength + gzip.body.byteLength + (br?.body.byteLength ?? 0);
}

function brotli(body: Buffer) {
  // A window no larger than the page: the default takes 32 MB of memory for each call, and is slower.
  const window = Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength + 16)));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_MAX_WINDOW_BITS),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return exact(brotliCompressSync(body, { params }));
}

/** A copy of its own size: zlib's results, and small buffers, are parts of larger ones that would be kept with them. */
function exact(result: Buffer) {
  const copy = Buffer.alloc(result.byteLength);
  result.copy(copy);
  return copy;
}

let compressing: Promise<void> = Promise.resolve();

// A program that takes brotli takes gzip too: it serves until the smaller form is made.
const preferred = boundedMemo(200, 200, (acceptEncoding) => {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const takes = negotiator.encodings(["br", "gzip", "identity"]);
  return (["br", "gzip"] as const).find((encoding) => takes.includes(encoding)) ?? "identity";
});

function form(headers: Header[], original: Buffer, body: Buffer, encoding: "" | "gzip" | "br"): Form {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(original).digest("base64url");
  // Strong: each form has a tag of its own.
  const tag = `"${hash.slice(0, 22)}${encoding && `-${encoding}`}"`;
  const unchanged: Header[] = [...headers.filter(([name]) => name !== "content-type"), ["etag", tag]];
  const all: Header[] = [
    ...headers,
    ["etag", tag],
    ...(encoding ? [["content-encoding", encoding] satisfies Header] : []),
    ["content-length", String(body.byteLength)],
  ];
  return { tag, body, headers: all.flat(), headersUnchanged: unchanged.flat() };
}
