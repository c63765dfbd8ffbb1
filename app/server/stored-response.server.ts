import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Header = [name: string, value: string];
type Encoding = "gzip" | "br";

/** A response in all its encodings, each ready to be written. An encoding that doesn't exist is null. */
export type StoredResponse = { headers: Header[] } & Record<"identity", Representation> &
  Record<Encoding, Representation | null>;

export type Representation = {
  tag: string;
  body: Buffer;
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
  /** Headers of a 304 response: the same headers, except those that describe the body. */
  headersUnchanged: string[];
};

/** The compressed forms of a body. An encoding that doesn't make the body smaller is missing. */
type Encoded = Partial<Record<Encoding, Buffer>>;

/** Prepares a response for sending. Header names are in lower case. */
export function storedResponse(headers: Header[], content: Buffer, { gzip, br }: Encoded): StoredResponse {
  return {
    headers,
    identity: representation(headers, content, content, null),
    gzip: gzip ? representation(headers, content, gzip, "gzip") : null,
    br: br ? representation(headers, content, br, "br") : null,
  };
}

/** Compresses a page fast enough for the main thread: in about 3 ms. */
export function quicklyEncoded(headers: Header[], content: Buffer): StoredResponse {
  return storedResponse(headers, content, {
    gzip: gzipSync(content, { level: 9 }),
    br: brotliCompressSync(content, { params: brotliParams(content, QUICK) }),
  });
}

/** Uses brotli's best quality, which makes a page a sixth smaller but takes about 90 ms on another thread. */
export async function withSmallestBrotli(page: StoredResponse): Promise<StoredResponse> {
  const { body } = page.identity;
  const smallest = await compress(body, { params: brotliParams(body, constants.BROTLI_MAX_QUALITY) });
  return { ...page, br: representation(page.headers, body, smallest, "br") };
}

export function sizeOf({ identity, gzip, br }: StoredResponse) {
  return identity.body.byteLength + (gzip?.body.byteLength ?? 0) + (br?.body.byteLength ?? 0);
}

const compress = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

const QUICK = 5;

function brotliParams(body: Buffer, quality: number) {
  // Uses the smallest window that fits the page, since the default takes 32 MB of memory per call and is slower.
  const window = Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength + 16)));
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_MAX_WINDOW_BITS),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}

function representation(
  headers: Header[],
  original: Buffer,
  encoded: Buffer,
  encoding: Encoding | null,
): Representation {
  // A copy, since zlib's results and small buffers are slices of larger buffers, which would stay in memory.
  const body = Buffer.from(new Uint8Array(encoded).buffer);
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(original).digest("base64url");
  // The tag is strong: it differs between encodings, and between two lengths of the same encoding.
  const tag = `"${hash.slice(0, 22)}${encoding ? `-${encoding}${body.byteLength}` : ""}"`;
  const tagged: Header[] = [...headers, ["etag", tag]];
  const ofBody: Header[] = [["content-length", String(body.byteLength)]];
  if (encoding) ofBody.push(["content-encoding", encoding]);
  return {
    tag,
    body,
    headers: [...tagged, ...ofBody].flat(),
    headersUnchanged: tagged.filter(([name]) => name !== "content-type").flat(),
  };
}
