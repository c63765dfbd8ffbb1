import type { Ask } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";
import { conversationAnswers } from "./conversation.server.ts";
import type { Fact } from "./fact.ts";
import { furtherAnswers } from "./further.server.ts";
import { legalAnswers } from "./legal.server.ts";
import { matterAnswers } from "./matters.server.ts";
import { priceAnswers } from "./prices.server.ts";
import { serviceAnswers } from "./services.server.ts";
import { studioAnswers } from "./studio.server.ts";
import { timelineAnswers } from "./timelines.server.ts";
import { upkeepAnswers } from "./upkeep.server.ts";
import { workAnswers } from "./works.server.ts";

/** What answers each topic; one without an answer does not compile. */
export const answers: Answers<Topic> = {
  ...priceAnswers,
  ...serviceAnswers,
  ...timelineAnswers,
  ...upkeepAnswers,
  ...studioAnswers,
  ...workAnswers,
  ...legalAnswers,
  ...conversationAnswers,
};

/** What answers an ask: the sentences for what it precisely asks, where there are such. */
export function answerTo(ask: Ask, copy: AnswerCopy): Fact[] {
  const precise = ask.matter ? matterAnswers[ask.matter] : undefined;
  if (precise) return precise(ask, copy);
  const told = answers[ask.topic](ask, copy);
  return ask.aspect === "more" ? [...told, ...furtherTo(ask, copy)] : told;
}

function furtherTo(ask: Ask, copy: AnswerCopy): Fact[] {
  const more: Partial<Answers<Topic>> = furtherAnswers;
  return more[ask.topic]?.(ask, copy) ?? [];
}
