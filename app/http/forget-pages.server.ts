/** Drops pages that the browser prefetched or prerendered before a visitor's choice. */
export const forgetPages = { "Clear-Site-Data": '"prefetchCache", "prerenderCache"' };
