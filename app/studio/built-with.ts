import { projects } from "./projects.ts";
import { techStack } from "./tech-stack.ts";

/** The projects that were built with any of these tools, by the tools' ids. */
export function projectsBuiltWith(toolIds: readonly string[]) {
  const names = techStack.flatMap(({ tools }) =>
    tools.filter(({ id }) => toolIds.some((tool) => tool === id)).map(({ name }): string => name),
  );
  return projects.filter(({ tags }) => tags.some((tag) => names.includes(tag)));
}
