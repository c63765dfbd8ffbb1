import type { ProjectId } from "#app/studio/projects.ts";
import type { ToolGroupId } from "#app/studio/tech-stack.ts";
import type { TestimonialId } from "#app/studio/testimonials.ts";
import type { Akin } from "../../text/akin.ts";
import { findClients, findToolGroups, findWorkCues, findWorks, type WorkCue } from "../../text/works.ts";
import { memoized } from "./memoized.ts";
import { tokensIn, type Words } from "./segments.ts";

/** What a part of a message says of the studio's works, its clients and its tools. */
export type WorksReading = {
  /** known by what they are: the flat finder, the winemaker */
  readonly projects: readonly ProjectId[];
  readonly clients: readonly TestimonialId[];
  /** known by name */
  readonly called: readonly TestimonialId[];
  readonly groups: readonly ToolGroupId[];
  readonly says: (cue: WorkCue) => boolean;
};

export const readWorks = memoized((words: Words): WorksReading => {
  const tokens = tokensIn(words);
  const said = new Map<WorkCue, boolean>();
  // The longest phrase says which: a holiday flat is no flat.
  const found = new Map(findWorks(tokens).map(({ start, end, values }) => [start, { end, values }]));
  const works: Akin[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = found.get(at);
    works.push(...telling(phrase?.values ?? words[at]?.akin ?? []));
    if (phrase) at = phrase.end - 1;
  }
  const called = unique(findClients(tokens).flatMap(({ values }) => values));
  return {
    called,
    projects: unique(works.flatMap((one) => (one.kind === "project" ? one.id : []))),
    clients:
      called.length > 0 ? called : unique(works.flatMap((one) => (one.kind === "testimonial" ? one.id : []))),
    groups: unique(findToolGroups(tokens).flatMap(({ values }) => values)),
    says: (cue) => {
      const known = said.get(cue) ?? findWorkCues[cue](tokens).length > 0;
      said.set(cue, known);
      return known;
    },
  };
});

/** What several projects have, such as payments, tells none of them. */
function telling(works: readonly Akin[]): readonly Akin[] {
  const [, second] = works.filter(({ kind }) => kind === "project");
  return second ? works.filter(({ kind }) => kind !== "project") : works;
}

function unique<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}
