import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { wordTables } from "../words/index.ts";

/** Whether a message says that somebody is hurt or in danger. Uses word lists, not the classifier. */
export function isEmergency(tokens: readonly Token[]) {
  const found = new Set(find(tokens).flatMap(({ values }) => values));
  return found.has("sign") || pairs.some((_, pair) => found.has(`${pair}.0`) && found.has(`${pair}.1`));
}

const pairs = wordTables.flatMap(({ emergency }) => emergency.pairs);
const find = phraseFinder(phrases());

function* phrases(): Generator<[string, string]> {
  for (const { emergency } of wordTables) {
    yield [emergency.none, "none"];
    yield [emergency.signs, "sign"];
  }
  for (const [pair, halves] of pairs.entries()) {
    for (const [half, words] of halves.entries()) yield [words, `${pair}.${half}`];
  }
}
