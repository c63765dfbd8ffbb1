import { languages } from "#locales/languages.server.ts";
import { phraseFinder } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** Whether somebody is hurt or in danger, in any of the site's languages: a list is surer here than any likelihood. */
export function isEmergency(tokens: readonly Token[]) {
  const found = new Set(find(tokens).flatMap(({ values }) => values));
  return found.has("sign") || pairs.some((_, pair) => found.has(`${pair}.0`) && found.has(`${pair}.1`));
}

const vocabularies = Object.values(languages).map(({ vocabulary }) => vocabulary.emergency);
const pairs = vocabularies.flatMap((emergency) => emergency.pairs);
const find = phraseFinder(phrases());

function* phrases(): Generator<[string, string]> {
  for (const { signs, none } of vocabularies) {
    yield [none, "none"];
    yield [signs, "sign"];
  }
  for (const [pair, halves] of pairs.entries()) {
    for (const [half, words] of halves.entries()) yield [words, `${pair}.${half}`];
  }
}
