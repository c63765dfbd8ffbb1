import { testimonialsOf } from "#app/studio/testimonials.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { asClient } from "./works-said.ts";

/** "Do you take over half-built code? Any example?": who had that done tells of it. */
export function withExample(asks: readonly Ask[], words: Words): Ask[] {
  const hints = testimonialsOf(["takeover"]).map(asClient);
  const isOfBegun = asks.some(({ topic }) => topic === "redesign");
  const isAsked =
    isOfBegun && asks.every(({ topic }) => begun.has(topic)) && findExamples(tokensIn(words)).length > 0;
  return isAsked && hints.length > 0
    ? [...asks.filter(({ topic }) => topic !== "references"), { ...plainAsk("references"), hints }]
    : [...asks];
}

const begun: ReadonlySet<Ask["topic"]> = new Set<Ask["topic"]>(["redesign", "references", "projects"]);
const findExamples = phraseFinder([[inAllLanguages(({ examples }) => examples), true]]);
