import type { Akin } from "../../text/akin.ts";
import type { Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { sites } from "../asks/row-picks.ts";
import { asksPrice, mayBeOfWorks, ofWorks } from "../asks/topic-families.ts";
import { type Heard, PLAIN, UNSURE } from "../thread/heard.ts";
import type { Words } from "../words/segments.ts";
import { readWorks, type WorksReading } from "../words/works-reading.ts";

/** A part, and what it says of the studio's works. */
export type Said = Heard &
  WorksReading & {
    readonly part: Words;
    readonly guess: Heard["guesses"][number] | undefined;
    readonly need: Product | null;
    /** it says "our" or "my" */
    readonly ours: boolean;
  };

export function saidOf(heard: Heard, part: Words, need: Product | null): Said {
  const isOurs = part.some(({ word }) => ours.has(word));
  return { ...heard, ...readWorks(part), part, need, guess: heard.guesses[0], ours: isOurs };
}

/** What was heard so, beyond doubt. */
export function asked(
  { quantities, guess, needed, need }: Said,
  topic: Ask["topic"],
  products: readonly Product[],
  more: Partial<Ask> = {},
): Ask {
  return {
    topic,
    products,
    hints: [],
    quantities,
    monthly: false,
    described: false,
    firm: true,
    needed: products.length > 0 ? [] : need ? [need] : needed,
    probability: Math.max(guess?.probability ?? 0, PLAIN),
    ...more,
  };
}

/** "How much?", and no "how much time?" */
export function asksCost({ cues, guess }: Said) {
  return cues.has("cost") && guess?.class !== "time" && guess?.class !== "time-all";
}

export function isPriced(said: Said) {
  const { guess, says } = said;
  if (asksCost(said)) return true;
  return guess !== undefined && asksPrice.has(guess.class) && guess.probability >= UNSURE && !says("reviews");
}

export function isHeard({ guess }: Said) {
  return guess !== undefined && ofWorks.has(guess.class) && guess.probability >= UNSURE;
}

/** Whether what the words seem to ask leaves room for a question on the studio's works. */
export function mayBe({ guess }: Said) {
  // "Will you take over a project in Node that others left?" asks for none of those made with it.
  if (guess?.class === "redesign" && guess.probability >= PLAIN) return false;
  return guess === undefined || mayBeOfWorks.has(guess.class) || guess.probability < UNSURE;
}

export function isOnWorks({ thread }: Said) {
  return thread.topic !== null && (ofWorks.has(thread.topic) || thread.quoted.length > 0);
}

/** "Is that site up?", of a project, "a page that you made for a school": no row of the price list. */
export function isTheirSite({ id }: Product, said: Said) {
  const isOfWorks =
    isOnWorks(said) || ((said.says("done") || isHeard(said)) && (isKnown(said) || said.groups.length > 0));
  return sites.has(id) && isOfWorks && !isPriced(said) && !said.cues.has("want") && !said.ours;
}

/** Whether a project or a client is known by what the words say. */
export function isKnown({ projects, clients }: Said) {
  return projects.length + clients.length > 0;
}

export function isProject(product: Product): product is Extract<Product, { kind: "project" }> {
  return product.kind === "project";
}

export function asProjects(ids: WorksReading["projects"]): Product[] {
  return ids.map((id) => ({ kind: "project", id }));
}

export function asClient({ id }: { id: WorksReading["clients"][number] }): Akin {
  return { kind: "testimonial", id };
}

const ours = wordsInAllLanguages((vocabulary) => vocabulary.ours);
/** So few words say nothing beside what they point at … */
export const BRIEF = 9;
/** … and so few are asked of it. */
export const LONG = 14;
