import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";

export type Header = [name: string, value: string];
export type Encoding = "gzip" | "br";

/** One answer in all its encodings, each ready to be written; null where one is not there (yet). */
export type EncodedValue = { identity: EncodedForm } & Record<Encoding, EncodedForm | null>;

export type EncodedForm = {
  tag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** What a 304 says: the same without what describes a body. */
  headersUnchanged: string[];
};

/** What each encoding makes of an answer's bytes, where it makes them fewer. */
export type Encoded = Partial<Record<Encoding, Buffer>>;

/** An answer with what is there of its encodings. Headers' names are in lower case. */
export function encodedValue(headers: Header[], content: Buffer, { gzip, br }: Encoded): EncodedValue {
  const body = exactCopy(content);
  const encoded = (bytes: Buffer | undefined, encoding: Encoding) =>
    bytes ? encodedForm(headers, body, exactCopy(bytes), encoding) : null;
  return {
    identity: encodedForm(headers, body, body, null),
    gzip: encoded(gzip, "gzip"),
    br: encoded(br, "br"),
  };
}

/** Adds brotli to a page: some 20 ms of work, too long for anyone to wait for it. */
export function withBrotli(page: EncodedValue, headers: Header[]): EncodedValue {
  const { body } = page.identity;
  return { ...page, br: encodedForm(headers, body, exactCopy(brotli(body)), "br") };
}

/** Bytes that a value keeps in memory. */
export function sizeOf({ identity, gzip, br }: EncodedValue) {
  return identity.body.byteLength + (gzip?.body.byteLength ?? 0) + (br?.body.byteLength ?? 0);
}

function brotli(body: Buffer) {
  // A window no larger than the page: the default takes 32 MB of memory for each call, and is slower.
  const window = Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength + 16)));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_MAX_WINDOW_BITS),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(body, { params });
}

/** zlib's results, and small buffers, are parts of larger ones that would be kept with them. */
function exactCopy(result: Buffer) {
  const copy = Buffer.alloc(result.byteLength);
  result.copy(copy);
  return copy;
}

function encodedForm(
  headers: Header[],
  original: Buffer,
  body: Buffer,
  encoding: Encoding | null,
): EncodedForm {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(original).digest("base64url");
  // Strong: each encoding has a tag of its own.
  const tag = `"${hash.slice(0, 22)}${encoding ? `-${encoding}` : ""}"`;
  const unchanged: Header[] = [...headers.filter(([name]) => name !== "content-type"), ["etag", tag]];
  const all: Header[] = [
    ...headers,
    ["etag", tag],
    ...(encoding ? [["content-encoding", encoding] satisfies Header] : []),
    ["content-length", String(body.byteLength)],
  ];
  return { tag, body, headers: all.flat(), headersUnchanged: unchanged.flat() };
}
