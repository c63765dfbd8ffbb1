import { lengthAt, phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { tokensIn, type Words } from "./segments.ts";

/** The words without amounts that others pay, and how often: "where people pay 9 euros a month" names none to be spent. */
export function withoutPaidByOthers(words: Words): Words {
  if (!words.some(({ quantity }) => quantity?.kind === "money")) return words;
  const tokens = tokensIn(words);
  const before = new Set(findOthers(tokens).flatMap(({ end }) => [end, end + 1]));
  const isTheirs = (at: number) => words[at]?.quantity?.kind === "money" && before.has(at) && !words[at]?.cut;
  const monthly = new Set(
    words.flatMap((_, at) =>
      isTheirs(at) ? Array.from({ length: monthlyAt(tokens, at + 1) }, (_, more) => at + 1 + more) : [],
    ),
  );
  return words.flatMap((word, at) =>
    monthly.has(at) ? [] : isTheirs(at) ? [{ ...word, quantity: null }] : [word],
  );
}

const findOthers = phraseFinder([[inAllLanguages(({ paidByOthers }) => paidByOthers), true]]);
const monthlyAt = lengthAt(inAllLanguages(({ monthly }) => monthly));
