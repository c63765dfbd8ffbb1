// Prints every answer of the embedded answerer, and the model's instruction, for the studio whose tree this runs in.
import { answerText } from "../../app/chat/assistant/answers.server.ts";
import { questionFor } from "../../app/chat/assistant/memory.ts";
import { topicIds } from "../../app/chat/assistant/topics.ts";
import { systemInstruction } from "../../app/chat/reply/prompt.server.ts";
import { locales } from "../../app/i18n/locales.ts";
import { prices } from "../../app/studio/prices.ts";
import { say } from "./say.ts";

for (const locale of locales) {
  for (const topic of topicIds) {
    for (const rows of [[], ...prices.map(({ id }) => [id])])
      say(`answer to ${topic}`, locale, answerText(questionFor(topic, { rows }), locale));
  }
  // The rules are in English in every language.
  say(`the model's instruction (${locale})`, "en", systemInstruction(locale));
}
