import { type ProjectId, projects } from "./projects.ts";
import { type ToolGroupId, techStack } from "./tech-stack.ts";

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

/** Whether a project keeps data, lets people sign in or takes payments: more than pages. */
export function isProduct(id: ProjectId) {
  const tags: readonly string[] = projects.find((project) => project.id === id)?.tags ?? [];
  return techStack.some(
    (group) => ofProducts.has(group.id) && group.tools.some(({ name }) => tags.includes(name)),
  );
}

const ofProducts: ReadonlySet<ToolGroupId> = new Set<ToolGroupId>(["backend", "security", "payments"]);
