import { fill } from "#app/i18n/fill.ts";
import { locales } from "#app/i18n/locales.ts";
import { modelKind } from "#app/model/model.server.ts";
import { languages } from "#locales/languages.server.ts";
import { SURE } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { priceText } from "./price-text.server.ts";
import { rowsIn } from "./rows.ts";

/** What a good receptionist says to what is no question about the studio. */
export const conversationAnswers = {
  person: (_, copy) => say("person", copy.chat.answers.person, copy),
  complaint: (_, copy) => say("complaint", `${copy.chat.answers.complaint} ${copy.chat.facts.reply}`, copy),
  bot: (_, copy) => {
    const { title, text } = copy.chat.notice[modelKind];
    return [{ ...copy.policy("bot", "chatAssistant"), text: `${title}. ${text}` }];
  },
  help: (_, copy) =>
    say("help", fill(copy.chat.answers.help, { example: copy.chat.suggestions.price }), copy),
  greeting: (_, copy) => say("greeting", copy.chat.greeting, copy),
  thanks: (_, copy) => say("thanks", copy.chat.facts.thanks, copy),
  goodbye: (_, copy) => say("goodbye", copy.chat.answers.goodbye, copy),
  smalltalk: (_, copy) => say("smalltalk", copy.chat.answers.smalltalk, copy),
  praise: (_, copy) => say("praise", copy.chat.answers.praise, copy),
  insult: (_, copy) => say("insult", copy.chat.answers.insult, copy),
  "switch-language": (_, copy) => {
    const links = locales.map((locale) => `[${languages[locale].name}](/${locale}/chat)`).join(" · ");
    return [
      ...say("switch-language", `${copy.chat.answers.switchLanguage} ${links}`, copy),
      copy.goodToKnow("switch-language", "spokenLanguages"),
    ];
  },
  "other-language": (ask, copy) => [
    ...say("other-language", copy.chat.answers.otherLanguage, copy),
    ...rowsIn(ask).map((row) => fact("price", priceText(row, copy), copy.on.priceList, row)),
  ],
  unlawful: (_, copy) => [fact("unlawful", copy.chat.answers.unlawful, copy.on.page("terms"))],
  emergency: (_, copy) => say("emergency", copy.chat.answers.emergency, copy),
  "contact-form": (_, copy) =>
    say("contact-form", `${copy.contact.intro} ${copy.chat.answers.sendProject}`, copy),
  injection: (_, copy) => [fact("injection", copy.chat.answers.injection, copy.on.page("services"))],
  // Of the studio, and yet on no page: its VAT number, a certificate, what a client paid.
  unstated: (_, copy) => say("unstated", copy.chat.answers.notFound, copy),
  // What is not understood may well be about the studio: a person knows.
  "off-topic": ({ probability }, copy) =>
    say("off-topic", probability >= SURE ? copy.chat.answers.offTopic : copy.chat.answers.notFound, copy),
} satisfies Partial<Answers<Topic>>;

function say(topic: Topic, text: string, copy: AnswerCopy) {
  return [fact(topic, text, copy.on.page("contact"))];
}
