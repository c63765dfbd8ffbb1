// Prints every answer of the embedded answerer and the model's instruction, for the studio in the working directory.
import { answerText } from "../../app/chat/answerer/answers.server.ts";
import { questionFor } from "../../app/chat/answerer/state.ts";
import { topicIds } from "../../app/chat/answerer/topics.ts";
import { systemInstruction } from "../../app/chat/reply/prompt.server.ts";
import { locales } from "../../app/i18n/locales.ts";
import { prices } from "../../app/studio/prices.ts";
import { print } from "./printed-text.ts";

for (const locale of locales) {
  for (const topic of topicIds) {
    for (const rows of [[], ...prices.map(({ id }) => [id])])
      print(`answer to ${topic}`, locale, answerText(questionFor(topic, { rows }), locale));
  }
  print(`the model's instruction (${locale})`, locale, systemInstruction(locale));
}
