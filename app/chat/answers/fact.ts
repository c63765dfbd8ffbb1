import type { PageId } from "#app/pages.ts";
import type { Ask } from "../understanding/ask.ts";
import type { Topic } from "../understanding/topics.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";

/** Where the site says it: a place on one of its pages, and what that place is called. */
export type Source = { page: PageId; query?: string; anchor?: string; name: string };

/** One thing that the site says. */
export type Fact = {
  /** the topic that it answers, and the product that it is about: `price.mvp` */
  id: string;
  text: string;
  source: Source;
};

/** What answers one topic, in one language. */
export type Answer = (ask: Ask, copy: AnswerCopy) => Fact[];
export type Answers<T extends Topic> = Record<T, Answer>;
