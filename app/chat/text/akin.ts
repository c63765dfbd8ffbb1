import type { ProjectId } from "#app/studio/projects.ts";
import type { TestimonialId } from "#app/studio/testimonials.ts";
import type { Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { phraseFinder } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** A project or a client that a text makes think of without naming it: the casino, a vineyard. */
export type Akin = { kind: "project"; id: ProjectId } | { kind: "testimonial"; id: TestimonialId };

export function akinIn(tokens: readonly Token[]): { start: number; values: readonly Akin[] }[] {
  return find(tokens);
}

const known = new Map<string, Akin>();
const find = phraseFinder(akinNames(({ akin }) => akin));

/** The phrases for each, each one the same object: equal ones are counted once. */
export function* akinNames(of: (vocabulary: Vocabulary) => Vocabulary["akin"]): Generator<[string, Akin]> {
  const one = (akin: Akin) => {
    const same = known.get(akin.id) ?? akin;
    known.set(akin.id, same);
    return same;
  };
  for (const { vocabulary } of Object.values(languages)) {
    const { projects, testimonials } = of(vocabulary);
    for (const [id, phrases] of entriesOf(projects)) yield [phrases, one({ kind: "project", id })];
    for (const [id, phrases] of entriesOf(testimonials)) yield [phrases, one({ kind: "testimonial", id })];
  }
}

function entriesOf<Id extends string>(phrases: Partial<Record<Id, string>>) {
  return Object.entries(phrases) as [Id, string][];
}
