import type { PageId } from "#app/pages.ts";

/** Where the site says it: a place on one of its pages, and what that place is called. */
export type Source = { page: PageId; query?: string; anchor?: string; name: string };

/** One thing that the site says. */
export type Fact = {
  /** the topic that it answers, and the product that it is about: `price.mvp` */
  id: string;
  text: string;
  source: Source;
};
