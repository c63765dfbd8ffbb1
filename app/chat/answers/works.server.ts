import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import { projectsBuiltWith } from "#app/studio/built-with.ts";
import { type ProjectId, projects } from "#app/studio/projects.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";
import { quoteOf, quotesOf } from "./quotes.server.ts";
import { rowsIn } from "./rows.ts";

/** What the studio has made, and what is said of it. */
export const workAnswers = {
  projects: (ask, copy) => projectsMeant(ask, copy),
  project: (ask, copy) => {
    const named = ask.products.flatMap((product) => (product.kind === "project" ? product.id : []));
    if (named.length > MOST_WITH)
      return [
        listOf(
          named.map((id) => ({ id })),
          copy,
        ),
      ];
    if (ask.aspect === "status") return [statusOf(named, copy)];
    return named.length > 0 ? named.map((id) => projectFact(id, copy)) : projectsMeant(ask, copy);
  },
  references: (ask, copy) => {
    const akinOnes = akin(ask, copy, "references").filter(({ id }) => id.startsWith("references"));
    if (akinOnes.length > 0) return akinOnes;
    // Of who had what is asked about, or pays by the month.
    const wanted = [...rowsIn(ask), ...(ask.monthly ? (["subscription"] as const) : [])];
    const meant = quotesOf(wanted, copy, "references");
    if (meant.length > 0) return meant;
    const any = quoteOf(testimonials[0], copy, "references");
    // Of what no client speaks, no quote is one.
    return rowsIn(ask).length > 0
      ? [fact("references", copy.chat.answers.notFound, copy.on.page("contact")), any]
      : [any];
  },
  industries: (ask, copy) => {
    const akinOnes = akin(ask, copy, "industries");
    if (akinOnes.length > 0) return akinOnes;
    const clients = testimonials.map(({ company }) => company).join(", ");
    return [
      fact("industries", fill(copy.chat.answers.clientsNamed, { clients }), copy.on.page("testimonials")),
      fact("industries", copy.chat.facts.reach, copy.on.page("contact")),
    ];
  },
} satisfies Partial<Answers<Topic>>;

function projectsMeant(ask: Ask, copy: AnswerCopy): Fact[] {
  const withTool = projectsBuiltWith(ask.products.map(({ id }) => id));
  if (withTool.length > MOST_WITH) return [listOf(withTool, copy)];
  if (withTool.length > 0) return withTool.map(({ id }) => projectFact(id, copy));
  const meant = akin(ask, copy, "project");
  return meant.length > 0 ? meant : allProjects(copy);
}

const MOST_WITH = 5;

/** The projects and the clients that are like what the visitor speaks of: the casino, a vineyard. */
function akin({ hints }: Ask, copy: AnswerCopy, topic: Topic): Fact[] {
  return hints
    .map((hint) => {
      if (hint.kind === "project") return projectFact(hint.id, copy);
      const testimonial = testimonials.find(({ id }) => id === hint.id) ?? testimonials[0];
      return quoteOf(testimonial, copy, topic === "references" ? topic : "industries");
    })
    .slice(0, MOST_AKIN);
}

const MOST_AKIN = 3;

function allProjects(copy: AnswerCopy): Fact[] {
  const names = projects.map((project) => nameOf(project, copy)).join(", ");
  return [
    fact("projects", `${copy.projects.title}. ${copy.projects.intro} ${names}.`, copy.on.page("projects")),
  ];
}

/** With how it stands, where it is no longer there to be seen. */
function nameOf({ id, status }: (typeof projects)[number], copy: AnswerCopy) {
  const { title } = copy.projects.items[id];
  return status === "online" ? title : `${title} (${copy.projects.status[status]})`;
}

/** More than can be told of one by one, each with what it is. */
function listOf(some: readonly Pick<(typeof projects)[number], "id">[], copy: AnswerCopy): Fact {
  const lines = some.map(({ id }) => {
    const { title, description } = copy.projects.items[id];
    return `- ${formatLabelled(copy.locale, title, description)}`;
  });
  return fact("projects", lines.join("\n"), copy.on.page("projects"));
}

/** How projects stand, one by one. */
function statusOf(ids: readonly ProjectId[], copy: AnswerCopy): Fact {
  const lines = ids.map((id) => {
    const project = projects.find((one) => one.id === id);
    const status = project && project.status !== "online" ? copy.projects.status[project.status] : "";
    const visit = project?.url ? formatLabelled(copy.locale, copy.projects.visitShort, project.url) : "";
    const stands = [status, visit].filter(Boolean).join(". ");
    return `- ${formatLabelled(copy.locale, copy.projects.items[id].title, stands)}`;
  });
  return fact("project", lines.join("\n"), copy.on.page("projects"));
}

/** What a project is, how it stands and what it was built with. */
export function projectFact(
  id: (typeof projects)[number]["id"],
  copy: AnswerCopy,
  topic: Topic = "project",
): Fact {
  const project = projects.find((one) => one.id === id);
  const { title, description } = copy.projects.items[id];
  const status = !project || project.status === "online" ? "" : ` ${copy.projects.status[project.status]}.`;
  const tags = formatLabelled(copy.locale, copy.projects.tagsLabel, project?.tags.join(", ") ?? "");
  const visit = project?.url ? ` ${formatLabelled(copy.locale, copy.projects.visitShort, project.url)}` : "";
  const text = `${formatLabelled(copy.locale, title, description)}${status} ${tags}.${visit}`;
  return fact(topic, text, { page: "projects", anchor: id, name: title }, id);
}
