import { languages } from "#locales/languages.server.ts";
import type { Matter, Sign, Signs } from "#locales/matter.ts";
import { spotter } from "./spotter.ts";

/** The precise things that words ask of the pages; `after` tells whether what was spoken of before is near to one. */
export function mattersIn(words: readonly string[], isAfter: (matter: Matter) => boolean): Matter[] {
  const said = spotted(words.filter((word) => word !== "?"));
  const isSaid = (sign: Sign) => sign.every((phrases) => said.has(phrases));
  const found = known.filter(
    ([matter, { said: signs = [], after = [], none }]) =>
      !(none && said.has(none)) && (signs.some(isSaid) || (after.some(isSaid) && isAfter(matter))),
  );
  return [...new Set(found.map(([matter]) => matter))];
}

const known = Object.values(languages).flatMap(
  ({ vocabulary }) => Object.entries(vocabulary.matters) as [Matter, Signs][],
);

const lists = known.flatMap(([, { said = [], after = [], none = "" }]) => [...said, ...after, none].flat());

/** A list of phrases is what is spotted when one of them is said. */
const spotted = spotter([...new Set(lists)].map((phrases): [string, string] => [phrases, phrases]));
