import { compressFurther, type EncodedPage, encodePage, weight } from "./encoded-page.server.ts";

type Kept = { page: EncodedPage; until: number };
type Limits = { bytes: number; milliseconds: number };

/**
 * Keeps what a render made of a key, within a bound. `render` answers null for what is not to be kept.
 * However many ask for a key at once, it is rendered once; past its time it is still served, while it is made anew.
 */
export class PageStore {
  readonly #kept = new Map<string, Kept>();
  readonly #rendering = new Map<string, Promise<EncodedPage | null>>();
  readonly #limits: Limits;
  #compressed: Promise<void> = Promise.resolve();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Whether it is kept, past its time or not: then nobody waits for it. */
  has(key: string) {
    return this.#kept.has(key);
  }

  /** What is kept and not yet past its time. */
  fresh(key: string): EncodedPage | null {
    const kept = this.#kept.get(key);
    return kept && kept.until > Date.now() ? kept.page : null;
  }

  async get(key: string, render: () => Promise<Response | null>): Promise<EncodedPage | null> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const rendering = this.#rendering.get(key) ?? this.#make(key, render);
    const old = this.#kept.get(key);
    if (!old) return rendering;
    // The next visitor asks again.
    rendering.catch(() => {});
    return old.page;
  }

  /** Bytes kept, in all forms of all pages. */
  get bytes() {
    let sum = 0;
    for (const { page } of this.#kept.values()) sum += weight(page);
    return sum;
  }

  /** Resolves once every page that is kept is there in its smallest form. */
  get compressed() {
    return this.#compressed;
  }

  #make(key: string, render: () => Promise<Response | null>) {
    const making = this.#render(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, making);
    return making;
  }

  async #render(key: string, render: () => Promise<Response | null>) {
    const response = await render();
    if (!response) return null;
    const headers = [...response.headers];
    const page = encodePage(headers, Buffer.from(await response.arrayBuffer()));
    this.#keep(key, page);
    this.#compressed = compressFurther(page, headers);
    return page;
  }

  #keep(key: string, page: EncodedPage) {
    this.#kept.delete(key);
    this.#kept.set(key, { page, until: Date.now() + this.#limits.milliseconds });
    // The map's order is that of making: the oldest goes first.
    for (const oldest of this.#kept.keys()) {
      if (this.bytes <= this.#limits.bytes || oldest === key) break;
      this.#kept.delete(oldest);
    }
  }
}
