import { languages } from "#locales/languages.server.ts";
import type { Matter, Sign, Signs } from "#locales/matter.ts";
import { spotter } from "./spotter.ts";

const known = Object.values(languages).flatMap(
  ({ vocabulary }) => Object.entries(vocabulary.matters) as [Matter, Signs][],
);

/** The precise things that words ask of the pages; `isAfter` tells whether what was spoken of before is near to one. */
export const mattersIn = finderOf(known.filter(([matter]) => matter !== "consumer"));

/** Whether somebody says that they buy as a private person: that asks nothing by itself. */
export function isOfConsumer(words: readonly string[]) {
  return findConsumer(words, () => false).length > 0;
}

const findConsumer = finderOf(known.filter(([matter]) => matter === "consumer"));

function finderOf(matters: readonly [Matter, Signs][]) {
  const lists = matters.flatMap(([, { said = [], after = [], none = "" }]) =>
    [...said, ...after, none].flat(),
  );
  // A list of phrases is what is spotted when one of them is said.
  const spotted = spotter([...new Set(lists)].map((phrases): [string, string] => [phrases, phrases]));
  return (words: readonly string[], isAfter: (matter: Matter) => boolean): Matter[] => {
    const said = spotted(words.filter((word) => word !== "?"));
    const isSaid = (sign: Sign) => sign.every((phrases) => said.has(phrases));
    const found = matters.filter(
      ([matter, { said: signs = [], after = [], none }]) =>
        !(none && said.has(none)) && (signs.some(isSaid) || (after.some(isSaid) && isAfter(matter))),
    );
    return [...new Set(found.map(([matter]) => matter))];
  };
}
