import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { factsFor } from "../../app/chat/answers/facts-reply.server.ts";
import { unconfirmedClaims } from "../../app/chat/guard/unconfirmed.server.ts";
import { locales } from "../../app/i18n/locales.ts";
import { readPhrases } from "../../scripts/train-chat/phrases.ts";

/**
 * A conversation and what its last message is after: every fact of the answer must be one of these, and each of
 * these must be there. A fact is a topic (`hosting`) or what is said of a product (`price.mvp`); of several that
 * are as good, `|` between them.
 */
const question = z.object({
  language: z.enum(locales),
  class: z.string(),
  turns: z.array(z.string()).min(1),
  facts: z.array(z.string()).min(1),
});

export type Verdict = z.infer<typeof question> & { found: string[]; right: boolean; unconfirmed: string[] };

/** Asks the embedded answerer every question in `tests/eval/questions/`. */
export function evaluate(): Verdict[] {
  const trained = new Set(readPhrases().map(({ text }) => folded(text)));
  return globSync("tests/eval/questions/*.json").flatMap((file) =>
    z
      .array(question)
      .parse(JSON.parse(readFileSync(file, "utf8")))
      .map((asked) => {
        const last = asked.turns.at(-1) ?? "";
        if (asked.turns.length === 1 && trained.has(folded(last))) throw new Error(`trained on: ${last}`);
        const { facts } = factsFor(asked.language, asked.turns);
        const found = [...new Set(facts.map(({ id }) => id))];
        const unconfirmed = unconfirmedClaims(facts.map(({ text }) => text).join("\n"), asked.turns);
        const isWanted = (id: string) =>
          asked.facts.some((wanted) =>
            wanted.split("|").some((one) => id === one || id.startsWith(`${one}.`)),
          );
        const isFound = (wanted: string) =>
          wanted.split("|").some((one) => found.some((id) => id === one || id.startsWith(`${one}.`)));
        return { ...asked, found, unconfirmed, right: found.every(isWanted) && asked.facts.every(isFound) };
      }),
  );
}

/** As it is compared: small letters, no accents, no marks. */
function folded(text: string) {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
