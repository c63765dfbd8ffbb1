import { findFacts } from "../../app/chat/facts/fact-search.server.ts";
import type { Locale } from "../../app/i18n/locales.ts";
import { questions } from "./questions.ts";

export type Verdict = { question: string; found: string[]; right: boolean; wrongPrice: boolean };

/** Asks the embedded answerer every question of a language. */
export function evaluate(locale: Locale): Verdict[] {
  return questions[locale].map(([question, ...accepted]) => {
    const found = findFacts(locale, question).map(({ id }) => id);
    const right = accepted.includes(found[0] ?? null);
    const wrongPrice = found.some((id) => id.startsWith("price.") && !accepted.includes(id));
    return { question, found, right, wrongPrice };
  });
}

export function share(verdicts: Verdict[]) {
  return verdicts.filter(({ right }) => right).length / verdicts.length;
}
