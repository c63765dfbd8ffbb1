/** Header that makes the browser drop the pages it prefetched or prerendered before the visitor's choice. */
export const forgetPages = { "Clear-Site-Data": '"prefetchCache", "prerenderCache"' };
