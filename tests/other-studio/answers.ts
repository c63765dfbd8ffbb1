// Prints what the assistant of the studio around it would answer to each topic, and what it would tell a model.

import { answerCopy } from "../../app/chat/answers/answer-copy.server.ts";
import { answers } from "../../app/chat/answers/answers.server.ts";
import { systemInstruction } from "../../app/chat/reply/prompt.server.ts";
import { topics } from "../../app/chat/understanding/asks/topics.ts";
import { locales } from "../../app/i18n/locales.ts";
import { prices } from "../../app/studio/prices.ts";
import { say } from "./say.ts";

const products = [[], ...prices.map(({ id }) => [{ kind: "row" as const, id }])];
for (const locale of locales) {
  for (const topic of topics) {
    for (const about of products) {
      const ask = {
        topic,
        products: about,
        quantities: [],
        hints: [],
        described: false,
        monthly: false,
        probability: 1,
      };
      for (const { text } of answers[topic](ask, answerCopy(locale))) say(`answer to ${topic}`, locale, text);
    }
  }
  // Its own sentences are English; what it holds of a language the pages say, too.
  say(`what a model is told (${locale})`, "en", systemInstruction(locale));
}
