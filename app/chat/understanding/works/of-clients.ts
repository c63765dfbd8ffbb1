import { testimonialsOf } from "#app/studio/testimonials.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import { asksPrice, ofWorks } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { PLAIN, UNSURE } from "../thread/heard.ts";
import { asks } from "../words/segments.ts";
import {
  asClient,
  asked,
  asksCost,
  BRIEF,
  isKnown,
  isTheirSite,
  LONG,
  mayBe,
  type Said,
} from "./works-said.ts";

/** "Has anybody like us had that?", "and has it gone well?", after a row or a service. */
export function ofOthers(said: Said): Ask | null {
  const { says, thread, named, needed } = said;
  const isOfWorks = said.guess !== undefined && ofWorks.has(said.guess.class) && says("done");
  const isBegun = thread.topic === "redesign" && isOfWorks && said.length <= BRIEF && !isKnown(said);
  if (thread.topic === null || asksCost(said) || !(says("others") || says("reviews") || isBegun)) return null;
  if (thread.topic === "portfolio-rights")
    return says("reviews") && said.length <= BRIEF ? asked(said, "portfolio-rights", []) : null;
  // "That is our case, too" asks nothing.
  if (!(mayBe(said) || asksPrice.has(said.guess?.class ?? "price")) || !asks(said.part)) return null;
  if (thread.topic === "redesign")
    return asked(said, "references", [], { hints: testimonialsOf(["takeover"]).map(asClient) });
  const rows = [named, needed, thread.products, thread.needed].find((some) => some.some(isRow));
  if (!rows || !says("others")) return null;
  return asked(said, "references", rows.filter(isRow));
}

/** "How quick was his?", of a client who was quoted. */
export function quoted(said: Said): Ask | null {
  const { thread, cues, named, says } = said;
  const isOfThem = thread.quoted.length > 0 && named.every((one) => isTheirSite(one, said));
  // "Good.", before another question, asks nothing.
  const isTold = said.part.length <= BARELY && !asks(said.part);
  if (!isOfThem || isTold || said.ours || says("similar") || said.length > LONG) return null;
  const { class: topic, probability = 0 } = said.guess ?? {};
  const isOfTheirs = says("theirs") && (cues.has("long") || mayBe(said));
  // "What is his role?", "why did they want a new one?"
  const isOfThePerson = says("person") && (mayBe(said) || probability < PLAIN || topic === "team");
  // "And then it was all rebuilt, I guess": of whose code was taken over.
  const isOfBegun = topic === "redesign" && thread.quoted.some(({ id }) => begun.has(id));
  // "And what do they say?", of nobody else.
  const isSame = (topic === "references" || isOfBegun) && !cues.has("other") && said.length <= BRIEF;
  const isAsked =
    isOfTheirs ||
    isOfThePerson ||
    isSame ||
    (probability < UNSURE && asks(said.part) && !ofStudio.has(topic ?? "help"));
  return isAsked ? asked(said, "references", [], { hints: thread.quoted }) : null;
}

/** Asked of the studio, however it is worded. */
const ofStudio: ReadonlySet<Topic> = new Set<Topic>([
  "reach",
  "contact-form",
  "person",
  "meeting",
  "quote",
  "jobs",
  "help",
]);
const begun: ReadonlySet<string> = new Set(testimonialsOf(["takeover"]).map(({ id }) => id));

const BARELY = 2;
