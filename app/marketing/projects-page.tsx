import { getCopy } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { projects } from "#app/studio/projects.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/projects-page.ts";
import { Closing } from "./closing.tsx";
import { Poster } from "./poster.tsx";
import "./projects.css";

export function loader({ context }: Route.LoaderArgs) {
  const { items, ...copy } = getCopy(context, "projects");
  return { copy, projects: projects.map((project) => ({ ...project, ...items[project.id] })) };
}

export default function Projects({ loaderData: { copy, projects: items } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} river="rapids">
        <p className="lead">{copy.intro}</p>
      </PageHead>
      <ul className="wall wrap">
        {items.map((project, index) => (
          <li className="project" key={project.id} id={project.id}>
            <Poster id={project.id} alt={project.alt} loading={index < 2 ? "eager" : "lazy"} />
            <div className="project-text">
              <h2>{project.title}</h2>
              <p className="project-kind">{copy.kinds[project.kind]}</p>
              <p>{project.description}</p>
              <ul className="project-tags" aria-label={copy.tagsLabel}>
                {project.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
              {project.status === "online" ? (
                <a
                  className="more"
                  href={project.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={fill(copy.visit, { name: project.title })}
                >
                  {copy.visitShort}
                </a>
              ) : (
                <p className="project-status">{copy.status[project.status]}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Closing turn="ford" text={copy.cta.text} button={copy.cta.button} />
    </>
  );
}
