import { getCopy } from "#app/i18n/copy.server.ts";
import { people } from "#app/studio/people.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/about-page.ts";
import { Closing } from "./closing.tsx";
import { Poster } from "./poster.tsx";
import "./about.css";

export function loader({ context }: Route.LoaderArgs) {
  return getCopy(context, "about");
}

export default function About({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} river="bend" intro={copy.intro} />

      <section className="mission wrap grid split">
        <h2>{copy.mission.heading}</h2>
        <div>
          {Object.entries(copy.mission.paragraphs).map(([id, text]) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      </section>

      <People copy={copy.people} />

      <section className="section approach wrap">
        <h2>{copy.approach.heading}</h2>
        <p className="lead">{copy.approach.intro}</p>
        <ol className="course">
          {Object.entries(copy.approach.steps).map(([id, step]) => (
            <li key={id}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="section sand why-us">
        <div className="wrap grid split">
          <h2>{copy.whyUs.heading}</h2>
          <ul>
            {Object.entries(copy.whyUs.items).map(([id, text]) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      </section>

      <section className="section values wrap">
        <h2>{copy.values.heading}</h2>
        <dl>
          {Object.entries(copy.values.items).map(([id, value]) => (
            <div className="grid split" key={id}>
              <dt>{value.title}</dt>
              <dd>{value.text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <Closing text={copy.cta.text} button={copy.cta.button} />
    </>
  );
}

type PeopleProps = { copy: Route.ComponentProps["loaderData"]["people"] };

function People({ copy }: PeopleProps) {
  return (
    <section className="section people wrap">
      <h2>{copy.heading}</h2>
      <ul className="thread">
        {people.map(({ id, name }) => (
          <li key={id} id={id}>
            <Poster id={id} alt={copy.items[id].alt} loading="lazy" />
            <h3>{name}</h3>
            <p className="people-role">{copy.items[id].role}</p>
            <p>{copy.items[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
