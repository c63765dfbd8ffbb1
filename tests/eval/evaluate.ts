import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { factsFor } from "../../app/chat/answers/facts-reply.server.ts";
import { unconfirmedClaims } from "../../app/chat/guard/unconfirmed.server.ts";
import { locales } from "../../app/i18n/locales.ts";
import { readAsked, readNeeds, readPhrases, readWordings } from "../../scripts/train-chat/phrases.ts";
import { foreignAmounts, missingRows } from "./amounts.ts";

/**
 * A conversation and what its last message is after: every fact of the answer must be one of these, and each of
 * these must be there. A fact is a topic (`hosting`) or what is said of a product (`price.mvp`); of several that
 * are as good, `|` between them; `?` before one that may be there and need not. `rows` are those of the price list
 * whose prices the answer must hold, and no other's.
 */
const question = z.strictObject({
  language: z.enum(locales),
  class: z.string(),
  turns: z.array(z.string()).min(1),
  facts: z.array(z.string()).min(1),
  rows: z.array(z.string()).optional(),
});

export type Question = z.infer<typeof question>;
export type Verdict = Question & {
  found: string[];
  /** amounts that are another row's, or that the site does not bear out */
  amounts: string[];
  right: boolean;
};

function readQuestions(): Question[] {
  return globSync("tests/eval/questions/*.json")
    .toSorted()
    .flatMap((file) => z.array(question).parse(JSON.parse(readFileSync(file, "utf8"))));
}

/** Asks the embedded answerer every question in `tests/eval/questions/`. */
export function evaluate(): Verdict[] {
  return readQuestions().map((asked) => {
    const { facts } = factsFor(asked.language, asked.turns);
    const found = [...new Set(facts.map(({ id }) => id))];
    const text = facts.map((fact) => fact.text).join("\n");
    const amounts = [
      ...facts.flatMap((fact) => foreignAmounts(fact, asked.rows)),
      ...unconfirmedClaims(text, asked.turns),
    ];
    const isComplete = missingRows(text, asked.rows).length === 0;
    return {
      ...asked,
      found,
      amounts,
      right: fits(found, asked.facts) && isComplete && amounts.length === 0,
    };
  });
}

/**
 * The questions that the answerer has been trained on, which would prove nothing. A word or two that follow up
 * another question are what anybody says: what is asked there is the conversation.
 */
export function trainedOn(): string[] {
  const opening = readAsked().filter(({ after }) => after === null);
  const trained = new Set(
    [...readPhrases(), ...readWordings(), ...readNeeds(), ...opening].map(({ text }) => folded(text)),
  );
  return readQuestions().flatMap(({ turns }) => {
    const asked = turns.at(-1) ?? "";
    const isAnybodys = turns.length > 1 && folded(asked).split(" ").length <= 2;
    return trained.has(folded(asked)) && !isAnybodys ? [asked] : [];
  });
}

function fits(found: readonly string[], wanted: readonly string[]) {
  const isFound = (any: string) => found.some((id) => isOneOf(id, any));
  const isWanted = (id: string) => wanted.some((any) => isOneOf(id, any.replace("?", "")));
  return found.every(isWanted) && wanted.filter((any) => !any.startsWith("?")).every(isFound);
}

function isOneOf(id: string, any: string) {
  return any.split("|").some((one) => id === one || id.startsWith(`${one}.`));
}

/** As it is compared: small letters, no accents, no marks. */
function folded(text: string) {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
