import type { RouterContextProvider } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import type { testimonials } from "#app/studio/testimonials.ts";

/** Returns a testimonial with its texts in the page's language. */
export function quoteOf(
  context: Readonly<RouterContextProvider>,
  testimonial: (typeof testimonials)[number],
) {
  const { id, author, company } = testimonial;
  return { id, author, company, ...getCopy(context, "testimonials").items[id] };
}
