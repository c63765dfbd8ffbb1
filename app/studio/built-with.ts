import { projects } from "./projects.ts";
import { techStack } from "./tech-stack.ts";

/** The projects that were built with all of these tools, or else with any of them, by the tools' ids. */
export function projectsBuiltWith(toolIds: readonly string[]) {
  const names = techStack.flatMap(({ tools }) =>
    tools.filter(({ id }) => toolIds.some((tool) => tool === id)).map(({ name }): string => name),
  );
  if (names.length === 0) return [];
  const withAll = projects.filter(({ tags }) => names.every((name) => tags.some((tag) => tag === name)));
  return withAll.length > 0
    ? withAll
    : projects.filter(({ tags }) => tags.some((tag) => names.includes(tag)));
}
