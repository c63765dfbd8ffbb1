import { getCopy } from "#app/i18n/copy.server.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Terms } from "#app/ui/terms.tsx";
import type { Route } from "./+types/tech-stack-page.ts";
import { Closing } from "./closing.tsx";
import icons from "./tech-icons.svg";
import "./tech-stack.css";

export function loader({ context }: Route.LoaderArgs) {
  return getCopy(context, "techStack");
}

export default function TechStack({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} river="bend" intro={copy.intro} />
      <div className="stack wrap">
        {techStack.map((group) => (
          <section className="stack-group grid split" key={group.id}>
            <div>
              <h2>{copy.groups[group.id].title}</h2>
              <p>{copy.groups[group.id].text}</p>
            </div>
            <ul>
              {group.tools.map((tool) => (
                <li key={tool.id}>
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <use href={`${icons}#${tool.id}`} />
                  </svg>
                  {tool.name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="section pool">
        <div className="wrap">
          <h2>{copy.why.heading}</h2>
          <Terms className="answers" items={copy.why.reasons} />
        </div>
      </section>
      <Closing text={copy.cta.text} button={copy.cta.button} />
    </>
  );
}
