/** Pages that the browser has fetched or rendered ahead were made before a visitor's choice: it is to let go of them. */
export const forgetPages = { "Clear-Site-Data": '"prefetchCache", "prerenderCache"' };
