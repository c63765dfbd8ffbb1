import { LRUCache } from "lru-cache";
import {
  quicklyEncoded,
  type StoredResponse,
  sizeOf,
  withSmallestBrotli,
} from "../stored-response.server.ts";

/** Renders a page. Resolves to null if the page must not be stored. */
type Render = () => Promise<Response | null>;
type StoredPage = { page: StoredResponse; isRequested: boolean };

/**
 * Stores rendered pages by key, within a size limit. Concurrent requests for a key share one render. An expired page is
 * still served while it is rendered again. After its first request, a page is compressed again, to its smallest size.
 */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage, Render>;
  /** Resolves once every requested page is stored in its smallest encoding. */
  compressed: Promise<void> = Promise.resolve();

  constructor({ bytes, milliseconds }: { bytes: number; milliseconds: number }) {
    this.#pages = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ page }) => sizeOf(page),
      ttl: milliseconds,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (_key, _old, { context: render }) => renderPage(render),
    });
  }

  /** Whether the page is stored, even if expired, so that the visitor needn't wait for a render. */
  has(key: string) {
    return this.#pages.peek(key) !== undefined;
  }

  async warm(key: string, render: Render) {
    await this.#pages.fetch(key, { context: render });
  }

  /** Returns the page, or undefined if it must not be stored or couldn't be rendered. */
  async get(key: string, render: Render): Promise<StoredResponse | undefined> {
    const fresh = this.#pages.get(key, { allowStale: false });
    const stored = fresh ?? (await this.#pages.fetch(key, { context: render }));
    if (stored && !stored.isRequested) {
      stored.isRequested = true;
      // Compresses one page at a time: otherwise each thread of Node's pool would keep an encoder's memory for good.
      this.compressed = this.compressed.then(() => this.#compress(key, stored));
    }
    return stored?.page;
  }

  get bytes() {
    return this.#pages.calculatedSize;
  }

  async #compress(key: string, stored: StoredPage) {
    const isCurrent = () => this.#pages.peek(key) === stored;
    if (!isCurrent()) return;
    const page = await withSmallestBrotli(stored.page);
    if (isCurrent()) this.#pages.set(key, { ...stored, page }, { noUpdateTTL: true });
  }
}

async function renderPage(render: Render): Promise<StoredPage | undefined> {
  const response = await render();
  if (!response) return undefined;
  const page = quicklyEncoded([...response.headers], Buffer.from(await response.arrayBuffer()));
  return { page, isRequested: false };
}
