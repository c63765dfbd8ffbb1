import { languages } from "#locales/languages.server.ts";
import { spotter } from "../../text/spotter.ts";
import type { Ask } from "../asks/ask.ts";
import { inGeneral } from "../asks/said-besides.ts";
import type { Words } from "../words/segments.ts";

/** The asks without those that are only heard in what is said beside the question: "promise me that, and it's a deal". */
export function withoutStray(asks: readonly Ask[], words: Words): readonly Ask[] {
  if (asks.length < 2) return asks;
  const said = spotted(words.map(({ word }) => word));
  const isSaid = (topic: string) => !known.has(topic) || said.has(topic);
  const left = asks.filter((ask) => ask.firm || isSaid(inGeneral(ask)));
  return left.length > 0 ? left : asks;
}

const besides = Object.values(languages).flatMap(({ vocabulary }) => Object.entries(vocabulary.besides));
const known: ReadonlySet<string> = new Set(besides.map(([topic]) => topic));
const spotted = spotter(besides.map(([topic, phrases]): [string, string] => [phrases, topic]));
