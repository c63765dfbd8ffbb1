import { fill } from "#app/i18n/fill.ts";
import { type testimonials, testimonialsOf } from "#app/studio/testimonials.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";

/** What clients said of any of these. */
export function quotesOf(wanted: Parameters<typeof testimonialsOf>[0], copy: AnswerCopy, topic: Topic) {
  return testimonialsOf(wanted).map((testimonial) => quoteOf(testimonial, copy, topic));
}

export function quoteOf(
  { id, author, company }: (typeof testimonials)[number],
  copy: AnswerCopy,
  topic: Topic,
): Fact {
  const { intro, items } = copy.testimonials;
  const quote = fill(copy.chat.facts.quote, { author, company, ...items[id] });
  return { ...fact(topic, `${intro} ${quote}`, copy.on.page("testimonials")), id: `${topic}.${id}` };
}
