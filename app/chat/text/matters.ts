import { languages } from "#locales/languages.server.ts";
import type { Matter, Signs } from "#locales/matter.ts";

/** The precise things that words ask of the pages; `after` tells whether what was spoken of before is near to one. */
export function mattersIn(words: readonly string[], isAfter: (matter: Matter) => boolean): Matter[] {
  const said = ` ${words.filter((word) => word !== "?").join(" ")} `;
  const found = known.filter(
    ({ matter, signs, after, none }) =>
      !none?.test(said) &&
      (signs.some((sign) => isSaid(sign, said)) ||
        (after.length > 0 && isAfter(matter) && after.some((sign) => isSaid(sign, said)))),
  );
  return [...new Set(found.map(({ matter }) => matter))];
}

function isSaid(sign: readonly RegExp[], said: string) {
  return sign.every((phrases) => phrases.test(said));
}

/** Any of the phrases, between commas, as a pattern. */
export function patternOf(phrases: string) {
  const any = phrases
    .split(/, */)
    .filter(Boolean)
    .map((phrase) => phrase.split(" ").map(wordPattern).join(" ").replaceAll(" … ", FEW_WORDS));
  return new RegExp(` (?:${any.join("|")})(?= )`);
}

/** Between two words of a phrase: at most so many others. */
const FEW_WORDS = " (?:[^ ]{1,40} ){0,4}";

/** A plural in -s is the same word, and a star the rest of one. */
function wordPattern(word: string) {
  if (word.endsWith("*")) return `${word.slice(0, -1)}[^ ]*`;
  return /^\p{L}{3,}$/u.test(word) && !word.endsWith("s") ? `${word}s?` : word;
}

function compiled([matter, { said = [], after = [], none }]: readonly [Matter, Signs]) {
  return {
    matter,
    signs: said.map((sign) => sign.map(patternOf)),
    after: after.map((sign) => sign.map(patternOf)),
    none: none ? patternOf(none) : null,
  };
}

const known = Object.values(languages).flatMap(({ vocabulary }) =>
  (Object.entries(vocabulary.matters) as [Matter, Signs][]).map(compiled),
);
