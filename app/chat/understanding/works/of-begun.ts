import { testimonialsOf } from "#app/studio/testimonials.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk, SURE } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { asClient } from "./works-said.ts";

/**
 * "Do you take over half-built code? Any example?", "any proof that your sites open with one bar of signal?": what is
 * offered, and who had that tells of it.
 */
export function withExample(
  asks: readonly Ask[],
  words: Words,
  spokenFor: ReadonlyMap<Topic, number>,
): readonly Ask[] {
  const found = told.find(
    ({ topic }) => asks.some((ask) => ask.topic === topic) || (spokenFor.get(topic) ?? 0) >= SURE,
  );
  const hints = found ? testimonialsOf(found.by).map(asClient) : [];
  if (!found || hints.length === 0) return asks;
  const isAsked = findExamples(tokensIn(words)).length > 0 || asks.some(({ topic }) => ofExamples.has(topic));
  const isAlone = asks.every(({ topic }) => topic === found.topic || ofExamples.has(topic));
  // A project or a client that is known by what it is says more.
  const isKnown = asks.some(
    ({ topic, products }) => ofExamples.has(topic) && products.some(({ kind }) => kind === "project"),
  );
  if (!isAsked || !isAlone || isKnown) return asks;
  const offer = asks.find(({ topic }) => topic === found.topic) ?? plainAsk(found.topic);
  const client = asks.find((ask) => ask.topic === "references" && ask.hints.length > 0);
  return [offer, client ?? { ...plainAsk("references"), hints }];
}

/** What clients tell of who had it. */
const told: readonly { readonly topic: Topic; readonly by: Parameters<typeof testimonialsOf>[0] }[] = [
  { topic: "redesign", by: ["takeover"] },
  { topic: "speed", by: ["reception"] },
];

const ofExamples: ReadonlySet<Topic> = new Set<Topic>(["references", "projects", "project", "industries"]);
const findExamples = phraseFinder([[inAllLanguages(({ examples }) => examples), true]]);
