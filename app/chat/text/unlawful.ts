import { phraseFinder } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { inAllLanguages } from "./vocabulary.ts";

/**
 * Whether help is wanted to harm others: a false bank, a way into somebody else's account. Who fears such a thing, or
 * has suffered it, asks for help that the studio gives.
 */
export function isUnlawful(tokens: readonly Token[]) {
  if (findFear(tokens).length > 0) return false;
  const victims = findVictims(tokens);
  // "Hack my" and "my ex" share a word.
  const isDoneTo = (from: number, end: number, far: number) =>
    victims.some(({ start }) => start > from && start - end <= far);
  return (
    findSigns(tokens).length > 0 ||
    findActs(tokens).some(({ start, end }) => isDoneTo(start, end, FAR)) ||
    findWays(tokens).some(({ start, end }) => isDoneTo(start, end, NEAR))
  );
}

/** So many words stand at most between what is done and whom it is done to … */
const FAR = 6;
/** … and where it is something that anybody does. */
const NEAR = 1;

const findSigns = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.signs), true]]);
const findActs = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.acts), true]]);
const findWays = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.ways), true]]);
const findVictims = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.victims), true]]);
const findFear = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.none), true]]);
