import type { ReactNode } from "react";
import { getCopy } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { leadProjects, projects } from "#app/studio/projects.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/projects-page.ts";
import { Closing } from "./closing.tsx";
import { Poster } from "./poster.tsx";
import "./projects.css";

export function loader({ context }: Route.LoaderArgs) {
  const { items, leads, ...copy } = getCopy(context, "projects");
  // Without `boolean`, TypeScript would infer `never` for a studio whose projects are all leads.
  const others = projects.filter((project): boolean => !("lead" in project));
  return {
    copy,
    leads: leadProjects.map((project) => ({ ...project, ...items[project.id], ...leads[project.id] })),
    others: others.map((project) => ({ ...project, ...items[project.id] })),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function Projects({ loaderData: { copy, leads, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} river="rapids" intro={copy.intro} />
      <ul className="wall wrap">
        {leads.map((project, index) => (
          <Project key={project.id} copy={copy} project={project} loading={index ? "lazy" : "eager"}>
            <dl>
              <dt>{copy.brief}</dt>
              <dd>{project.brief}</dd>
              <dt>{copy.result}</dt>
              <dd className="project-result">{project.result}</dd>
            </dl>
          </Project>
        ))}
        {others.map((project) => (
          <Project key={project.id} copy={copy} project={project} loading="lazy" />
        ))}
      </ul>
      <Closing text={copy.cta.text} button={copy.cta.button} />
    </>
  );
}

type ProjectProps = {
  copy: Data["copy"];
  project: Data["others" | "leads"][number];
  loading: "eager" | "lazy";
  children?: ReactNode;
};

function Project({ copy, project, loading, children }: ProjectProps) {
  const { id, title, url, status, tags } = project;
  const poster = <Poster id={id} alt={project.alt} loading={loading} />;
  const tab = { target: "_blank", rel: "noopener noreferrer" };
  return (
    <li className={children ? "project project-lead" : "project"} id={id}>
      {/* The link below the text does the same for the keyboard. */}
      {url ? (
        <a href={url} {...tab} tabIndex={-1} aria-label={fill(copy.visit, { name: title })}>
          {poster}
        </a>
      ) : (
        poster
      )}
      <div className="project-text">
        <h2>{title}</h2>
        <p className="project-kind">{copy.kinds[project.kind]}</p>
        <p>{project.description}</p>
        {children}
        <ul className="project-tags" aria-label={copy.tagsLabel}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {status === "online" ? (
          <a className="more" href={url ?? ""} {...tab} aria-label={fill(copy.visit, { name: title })}>
            {copy.visitShort}
          </a>
        ) : (
          <p className="project-status">{copy.status[status]}</p>
        )}
      </div>
    </li>
  );
}
