import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type EncodedValue, encodedValue, sizeOf, withBrotli } from "../encoded-value.server.ts";

/** Makes a page; null where it is not to be kept. */
type Render = () => Promise<Response | null>;
type Limits = { bytes: number; milliseconds: number };

/** A pause before each compression, in which those are served who came meanwhile. */
const PAUSE_MS = 20;

/**
 * Keeps what a render made of a key, within a bound. However many ask for a key at once, it is rendered once; past
 * its time it is still served, while it is made anew.
 */
export class PageStore {
  readonly #pages: LRUCache<string, EncodedValue, Render>;
  #compressed: Promise<void> = Promise.resolve();

  constructor({ bytes, milliseconds }: Limits) {
    this.#pages = new LRUCache({
      maxSize: bytes,
      sizeCalculation: sizeOf,
      ttl: milliseconds,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (key, _old, { context: render }) => this.#render(key, render),
    });
  }

  /** Whether it is kept, past its time or not: then nobody waits for it. */
  has(key: string) {
    return this.#pages.peek(key) !== undefined;
  }

  /** The page; undefined where it is not to be kept, or could not be made. */
  get(key: string, render: Render): Promise<EncodedValue | undefined> {
    return this.#pages.fetch(key, { context: render });
  }

  /** Bytes kept, in all encodings of all pages. */
  get bytes() {
    return this.#pages.calculatedSize;
  }

  /** Resolves once every page that is kept is there in its smallest encoding. */
  get compressed() {
    return this.#compressed;
  }

  async #render(key: string, render: Render) {
    const response = await render();
    if (!response) return undefined;
    const headers = [...response.headers];
    const body = Buffer.from(await response.arrayBuffer());
    const page = encodedValue(headers, body, { gzip: gzipSync(body, { level: 9 }) });
    // One after the other, in this thread: each thread of Node's pool would keep the encoder's memory for good.
    this.#compressed = this.#compressed.then(async () => {
      await sleep(PAUSE_MS);
      if (this.#pages.peek(key) === page)
        this.#pages.set(key, withBrotli(page, headers), { noUpdateTTL: true });
    });
    return page;
  }
}
