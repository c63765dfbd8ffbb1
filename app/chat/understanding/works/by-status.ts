import { projects } from "#app/studio/projects.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { asks } from "../words/segments.ts";
import { asked, asProjects, isOnWorks, isPriced, LONG, mayBe, type Said } from "./works-said.ts";

/** "Which of your projects were never finished?", "which ones can be visited?" */
export function byStatus(said: Said): Ask | null {
  const { says, pointed, guess, thread } = said;
  // "Are there others that cannot be visited?", after one of them
  const isOther = isOnWorks(said) && said.length <= LONG && (said.cues.has("other") || others(said));
  // "Which of those can be visited?", after them, is no visit to the studio.
  const isOfThose = thread.topic === "projects" && says("visible") && asks(said.part);
  const isOfAll =
    isOther || isOfThose || (guess !== undefined && (guess.class === "projects" || says("whichProject")));
  const isOfOne = !isOther && (pointed.length > 0 || (thread.topic === "project" && !says("whichProject")));
  // "Can I see one with artificial intelligence?" is of those.
  const isOfSome = said.named.length > 0 || said.part.some(({ word }) => ai.has(word));
  // "We were left with a project half done" tells of theirs.
  if (!isOfAll || isOfOne || isOfSome || isPriced(said)) return null;
  if (!isOther && !(mayBe(said) && asks(said.part))) return null;
  const wanted = statusesIn(said);
  if (!wanted) return null;
  const isKept = ({ id }: { id: string }) => !(isOther && thread.products.some((one) => one.id === id));
  const some = projects.filter((project) => wanted.has(project.status) && isKept(project));
  return some.length > 0 ? asked(said, "project", asProjects(some.map(({ id }) => id))) : null;
}

type Status = (typeof projects)[number]["status"];

/** How those stand that are asked for: never finished, no longer run, not to be seen, or there to be seen. */
function statusesIn({ says }: Said): ReadonlySet<Status> | null {
  if (says("unfinished")) return new Set<Status>(["unfinished"]);
  if (says("stopped")) return new Set<Status>(["offline", "unfinished"]);
  if (says("hidden")) return new Set<Status>(["offline", "unfinished", "private"]);
  return says("visible") ? new Set<Status>(["online"]) : null;
}

function others({ part }: Said) {
  return part.some(({ word }) => more.has(word));
}

const more = wordsInAllLanguages(({ works }) => works.more);
const ai = wordsInAllLanguages((vocabulary) => vocabulary.ai);
