import { copyIn, pageName } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type PageId, pages } from "#app/pages.ts";
import { pagePath } from "#app/seo/addresses.ts";
import { tokensOf } from "../text/tokens.ts";
import { answerText } from "./answers.server.ts";
import { choicesAfter } from "./choices.server.ts";
import { isTrained } from "./classifier/classifiers.server.ts";
import { searchQuestions } from "./search.server.ts";
import { isSure, type Question, questionFor } from "./state.ts";
import { topics } from "./topics.ts";
import { understand } from "./understand.server.ts";
import { wordFinder } from "./words/index.ts";

/** Returns the embedded answerer's reply to the visitor's last message, in the page's language. */
export function replyTo(messages: readonly string[], locale: Locale) {
  const { questions: understood, language } = understand(messages);
  // The classifier can't understand messages in a language without training text.
  const isKnown = isTrained(locale);
  const message = messages.at(-1) ?? "";
  const found = isKnown ? understood : searchQuestions(message, understood, locale);
  const isGrieving = findGrief(tokensOf(message)).length > 0;
  const questions = isGrieving && !found.some(isSure) ? [questionFor("person")] : found;
  const condolence = isGrieving ? [copyIn(locale, "answerer").condolence] : [];
  const texts = [...condolence, ...new Set(questions.map((question) => answerText(question, locale)))];
  const offer = isKnown && language && language !== locale ? [offerIn(language)] : [];
  const last = questions.at(-1);
  return {
    text: [...texts, ...sourceLine(questions, locale), ...offer].join("\n\n"),
    choices: last ? choicesAfter(last, locale, messages) : [],
  };
}

const findGrief = wordFinder(({ grief }) => grief);

/** Returns a line with links to the pages that the facts come from; none for small talk or a clarifying question. */
function sourceLine(questions: readonly Question[], locale: Locale): string[] {
  const links = new Map<PageId, string>();
  for (const { topic } of questions.filter(isSure)) {
    const [id, anchor] = topics[topic].at?.split("#") ?? [];
    const page: PageId | undefined = pages.find((one) => one.id === id)?.id;
    // For two places on one page, links only to the first.
    if (!page || links.has(page)) continue;
    const address = pagePath(page, locale) + (anchor ? `#${anchor}` : "");
    links.set(page, `[${pageName(locale, page)}](${address})`);
  }
  if (links.size === 0) return [];
  const sources = [...links.values()].join(" · ");
  return [fill(copyIn(locale, "chat").answer.sources, { sources })];
}

function offerIn(language: Locale) {
  const { answer } = copyIn(language, "chat");
  return `${answer.switch} [${answer.switchLink}](/${language}/chat)`;
}
