import { ndaRange } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import { projects } from "#app/studio/projects.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import type { Topic } from "../understanding/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";

/** Who the studio is, how it works and what it has made. */
export const studioAnswers = {
  about: (_, copy) => [
    fact("about", `${copy.chat.facts.location} ${copy.about.intro}`, copy.on.page("about")),
  ],
  team: (_, copy) => [copy.goodToKnow("team", "team")],
  location: (_, copy) => [
    fact("location", `${copy.chat.facts.location} ${copy.chat.facts.reach}`, copy.on.page("contact")),
  ],
  "languages-spoken": (_, copy) => [copy.goodToKnow("languages-spoken", "spokenLanguages")],
  hours: (_, copy) => [fact("hours", copy.chat.facts.hours, copy.on.page("contact"))],
  reply: (_, copy) => [fact("reply", copy.chat.facts.reply, copy.on.page("contact"))],
  reach: (_, copy) => [fact("reach", copy.chat.facts.reach, copy.on.page("contact"))],
  meeting: (_, copy) => [
    copy.goodToKnow("meeting", "meeting"),
    fact("meeting", copy.chat.facts.reach, copy.on.page("contact")),
  ],
  jobs: (_, copy) => [copy.goodToKnow("jobs", "jobs")],
  partners: (_, copy) => [fact("partners", copy.chat.answers.partners, copy.on.page("contact"))],
  projects: (_, copy) => allProjects(copy),
  project: (ask, copy) => {
    const named = ask.products.flatMap((product) => (product.kind === "project" ? product.id : []));
    return named.length > 0 ? named.map((id) => projectFact(id, copy)) : allProjects(copy);
  },
  references: (_, copy) => {
    const [{ id, author, company }] = testimonials;
    const quote = fill(copy.chat.facts.quote, { author, company, quote: copy.testimonials.items[id].quote });
    return [fact("references", `${copy.testimonials.intro} ${quote}`, copy.on.page("testimonials"))];
  },
  industries: (_, copy) => [
    fact(
      "industries",
      `${testimonials.map(({ company }) => company).join(", ")}.`,
      copy.on.page("testimonials"),
    ),
    fact("industries", copy.projects.intro, copy.on.page("projects")),
  ],
  stack: (_, copy) => {
    const tools = techStack.flatMap(({ tools }) => tools.map(({ name }) => name)).join(", ");
    return [
      fact(
        "stack",
        `${fill(copy.chat.facts.tools, { tools })} ${copy.techStack.intro}`,
        copy.on.page("techStack"),
      ),
    ];
  },
  process: (_, copy) => {
    const steps = Object.values(copy.about.approach.steps).map(
      ({ title, text }, index) => `${index + 1}. ${formatLabelled(copy.locale, title, text)}`,
    );
    return [
      fact("process", steps.join("\n"), { ...copy.on.page("about"), name: copy.about.approach.heading }),
    ];
  },
  nda: (_, copy) => [
    fact("nda", fill(copy.services.nda.text, ndaRange(copy.locale)), {
      ...copy.on.page("services"),
      name: copy.services.nda.heading,
    }),
    copy.term("nda", "confidentiality", 2),
  ],
  mission: (_, copy) => [
    fact("mission", copy.about.mission.paragraphs.first, copy.on.page("about")),
    fact("mission", `${Object.values(copy.about.whyUs.items).join(" · ")}.`, {
      ...copy.on.page("about"),
      name: copy.about.whyUs.heading,
    }),
  ],
} satisfies Partial<Answers<Topic>>;

function allProjects(copy: AnswerCopy): Fact[] {
  const names = projects.map(({ name }) => name).join(", ");
  return [fact("projects", `${copy.projects.intro} ${names}.`, copy.on.page("projects"))];
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
  const text = `${formatLabelled(copy.locale, title, description)}${status} ${tags}.`;
  return fact(topic, text, { page: "projects", anchor: id, name: title }, id);
}
