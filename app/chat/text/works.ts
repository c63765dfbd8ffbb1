import { studio } from "#app/studio/company.ts";
import type { ToolGroupId } from "#app/studio/tech-stack.ts";
import { type TestimonialId, testimonials } from "#app/studio/testimonials.ts";
import type { WorksVocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { type Akin, akinNames } from "./akin.ts";
import { phraseFinder } from "./phrases.ts";
import { inAllLanguages } from "./vocabulary.ts";

/** What a text says of the studio's works beside naming them. */
export type WorkCue = Exclude<keyof WorksVocabulary, "projects" | "testimonials" | "tools" | "more" | "ones">;

/** Projects and clients, by what they are to who asks for them. */
export const findWorks = phraseFinder<Akin>([
  ...akinNames(({ akin }) => akin),
  ...akinNames(({ works }) => works),
]);

/** The clients by name: people and their companies. */
export const findClients = phraseFinder<TestimonialId>(
  testimonials.map(({ id, author, company }) => [
    [author, author.split(" ").at(-1), company, firstWord(company)].join(", "),
    id,
  ]),
);

/** "Mokka", and not what the studio is called too. */
function firstWord(company: string) {
  const [first = ""] = company.split(" ");
  return studio.name.includes(first) ? "" : first;
}

/** The tools of a kind. */
export const findToolGroups = phraseFinder<ToolGroupId>(
  Object.values(languages).flatMap(
    ({ vocabulary }) =>
      Object.entries(vocabulary.works.tools).map(([id, phrases]) => [phrases, id]) as [string, ToolGroupId][],
  ),
);

const finder = (cue: WorkCue) => phraseFinder([[inAllLanguages(({ works }) => works[cue]), true as const]]);

/** One for each: what says one thing may say another too. */
export const findWorkCues: Record<WorkCue, ReturnType<typeof finder>> = {
  providers: finder("providers"),
  secrets: finder("secrets"),
  holding: finder("holding"),
  ownTools: finder("ownTools"),
  done: finder("done"),
  reviews: finder("reviews"),
  used: finder("used"),
  shown: finder("shown"),
  hidden: finder("hidden"),
  unfinished: finder("unfinished"),
  visible: finder("visible"),
  paid: finder("paid"),
  similar: finder("similar"),
  others: finder("others"),
  whichProject: finder("whichProject"),
  one: finder("one"),
  theirs: finder("theirs"),
  person: finder("person"),
  whichOne: finder("whichOne"),
  stopped: finder("stopped"),
};
