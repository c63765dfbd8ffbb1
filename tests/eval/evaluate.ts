import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { replyTo } from "../../app/chat/answerer/reply.server.ts";
import { understand } from "../../app/chat/answerer/understand.server.ts";
import { wordsOf } from "../../app/chat/text/tokens.ts";
import { type Locale, locales } from "../../app/i18n/locales.ts";
import { readAsked, readNeeds, readPhrases } from "../../scripts/train-chat/data.ts";

/**
 * A conversation, and what its last message asks. Each of `topics` must be answered; `|` separates alternatives, and a
 * leading `?` marks an optional topic. Prices must be shown for exactly the rows in `rows`.
 */
const question = z.strictObject({
  turns: z.array(z.string()).min(1),
  topics: z.array(z.string()).min(1),
  rows: z.array(z.string()).optional(),
});

type Question = z.infer<typeof question>;
export type Verdict = Question & {
  locale: Locale;
  found: string[];
  /** Whether the reply is right at once. */
  isRight: boolean;
  /** Whether the reply is right at once, or after one of its choices is pressed. */
  isWithinOneTap: boolean;
  /** Rows that weren't asked for, but have their prices in the reply. */
  wrongRows: string[];
};

function readQuestions(): (Question & { locale: Locale })[] {
  return locales.flatMap((locale) => {
    const file = `tests/eval/questions/${locale}.json`;
    if (!existsSync(file)) return [];
    const questions = z.array(question).parse(JSON.parse(readFileSync(file, "utf8")));
    return questions.map((one) => ({ ...one, locale }));
  });
}

export function evaluate(): Verdict[] {
  return readQuestions().map((asked) => {
    const { found, shown } = answered(asked.turns);
    const isRight = fits(asked, found, shown);
    const { choices } = replyTo(asked.turns, asked.locale);
    const isTapped = choices.some((choice) => {
      const next = answered([...asked.turns, choice]);
      return fits(asked, [...found, ...next.found], [...shown, ...next.shown]);
    });
    const wrongRows = asked.rows ? shown.filter((row) => !asked.rows?.includes(row)) : [];
    return { ...asked, found, isRight, isWithinOneTap: isRight || isTapped, wrongRows };
  });
}

/** Finds questions that are also in the training text, which would inflate the score. Ignores very short follow-ups. */
export function trainedQuestions(): string[] {
  const openings = readAsked().filter(({ after }) => !after);
  const trained = new Set(
    [...readPhrases(), ...readNeeds(), ...openings].map(({ text }) => wordsOf(text).join(" ")),
  );
  return readQuestions().flatMap(({ turns }) => {
    const words = wordsOf(turns.at(-1) ?? "");
    const isShort = turns.length > 1 && words.length <= 2;
    return trained.has(words.join(" ")) && !isShort ? turns.slice(-1) : [];
  });
}

function answered(turns: readonly string[]) {
  const sure = understand(turns).questions.filter(
    ({ candidates, unsure }) => candidates.length === 0 && unsure.length === 0,
  );
  const shown = sure.flatMap(({ rows, topic }) => (showsPrices.has(topic) ? [...rows] : []));
  return { found: sure.map(({ topic }) => String(topic)), shown: shown.map(String) };
}

const showsPrices: ReadonlySet<string> = new Set(["price", "estimate", "compare", "budget"]);

function fits({ rows = [], topics }: Question, found: readonly string[], shown: readonly string[]) {
  const isFound = (one: string) => found.includes(one) || (showsPrices.has(one) && shown.length > 0);
  const wanted = topics.filter((one) => !one.startsWith("?"));
  return wanted.every((any) => any.split("|").some(isFound)) && rows.every((row) => shown.includes(row));
}
