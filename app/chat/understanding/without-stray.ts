import { languages } from "#locales/languages.server.ts";
import { patternOf } from "../text/matters.ts";
import type { Ask } from "./ask.ts";
import { inGeneral } from "./said-besides.ts";
import type { Words } from "./segments.ts";

/** The asks without those that are only heard in what is said beside the question: "promise me that, and it's a deal". */
export function withoutStray(asks: readonly Ask[], words: Words): readonly Ask[] {
  if (asks.length < 2) return asks;
  const said = ` ${words.map(({ word }) => word).join(" ")} `;
  const left = asks.filter((ask) => ask.firm || isSaid(inGeneral(ask), said));
  return left.length > 0 ? left : asks;
}

function isSaid(topic: Ask["topic"], said: string) {
  const signs = known.filter(([besides]) => besides === topic);
  return signs.length === 0 || signs.some(([, pattern]) => pattern.test(said));
}

const known = Object.values(languages).flatMap(({ vocabulary }) =>
  Object.entries(vocabulary.besides).map(([topic, phrases]): [string, RegExp] => [topic, patternOf(phrases)]),
);
