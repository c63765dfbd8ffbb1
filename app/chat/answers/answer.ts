import type { Ask } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";

/** What answers one topic, in one language. */
export type Answer = (ask: Ask, copy: AnswerCopy) => Fact[];
export type Answers<T extends Topic> = Record<T, Answer>;
