import { getCopy } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { priceIn, timeOf } from "#app/i18n/format.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { hasPage, pathOf } from "#app/pages.ts";
import { startingRow } from "#app/studio/prices.ts";
import { leadProjects } from "#app/studio/projects.ts";
import { homeServices } from "#app/studio/services.ts";
import { heroTools } from "#app/studio/tech-stack.ts";
import { featuredTestimonials } from "#app/studio/testimonials.ts";
import { River } from "#app/ui/river.tsx";
import type { Route } from "./+types/home-page.ts";
import { Closing } from "./closing.tsx";
import { Offer } from "./offer.tsx";
import { Poster } from "./poster.tsx";
import { Quote } from "./quote.tsx";
import "./home.css";

export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const copy = getCopy(context, "home");
  const { cards } = getCopy(context, "services");
  const { items } = getCopy(context, "testimonials");
  const works = getCopy(context, "projects");
  return {
    copy,
    services: homeServices.map(({ id }) => {
      const { title, features, timeline } = cards[id];
      const { id: row, fixed } = startingRow(id);
      const price = priceIn(locale, { ...fixed, max: fixed.min });
      const from = fill(copy.services.from, { price });
      return { id, title, features, from, time: timeOf(locale, row) || timeline };
    }),
    projects: leadProjects.map(({ id }) => ({ id, title: works.items[id].title, ...works.leads[id] })),
    quotes: featuredTestimonials.map((testimonial) => ({ ...testimonial, ...items[testimonial.id] })),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function Home({ loaderData: { copy, services, projects, quotes } }: Route.ComponentProps) {
  return (
    <>
      <Hero copy={copy} />
      {hasPage("projects") && <Works copy={copy.works} projects={projects} />}
      <Offer copy={copy.services} services={services} />

      <section className="section why wrap grid split">
        <div className="why-head">
          <h2>{copy.why.heading}</h2>
          <p>{copy.why.intro}</p>
        </div>
        <ol className="why-reasons">
          {Object.entries(copy.why.reasons).map(([id, reason]) => (
            <li key={id}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </section>

      {hasPage("testimonials") && (
        <section className="section voices wrap">
          <h2>{copy.testimonials.heading}</h2>
          <div className="voices-grid">
            {quotes.map((quote) => (
              <Quote key={quote.id} {...quote} />
            ))}
          </div>
          <LocalLink className="more" to={pathOf("testimonials")}>
            {copy.testimonials.link}
          </LocalLink>
        </section>
      )}

      <Closing heading={copy.contact.heading} text={copy.contact.text} button={copy.contact.cta} />
    </>
  );
}

function Hero({ copy: { title, hero } }: Pick<Data, "copy">) {
  return (
    <section className="hero">
      <div className="hero-head wrap">
        <p className="hero-tag">{hero.tag}</p>
        <ul className="hero-tag hero-chips" aria-label={hero.chipsLabel}>
          {heroTools.map((tool) => (
            <li key={tool.id}>{tool.name}</li>
          ))}
        </ul>
        <h1>{title}</h1>
      </div>
      <River shape="source" />
      <div className="hero-foot">
        <div className="wrap grid">
          <p className="lead">{hero.subtitle}</p>
          <p className="actions">
            <LocalLink className="button" to={pathOf("contact")}>
              {hero.primaryCta}
            </LocalLink>
            {hasPage("projects") && (
              <LocalLink className="more" to={pathOf("projects")}>
                {hero.secondaryCta}
              </LocalLink>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

function Works({ copy, projects }: { copy: Data["copy"]["works"]; projects: Data["projects"] }) {
  return (
    <section className="works">
      <div className="wrap thread">
        <div className="works-head">
          <h2>{copy.heading}</h2>
          <LocalLink className="more" to={pathOf("projects")}>
            {copy.all}
          </LocalLink>
        </div>
        {projects.map(({ id, title, line }, index) => (
          <LocalLink className="work" key={id} to={`${pathOf("projects")}#${id}`}>
            <Poster id={id} alt="" loading={index === 0 ? "eager" : "lazy"} />
            <strong>{title}</strong>
            <span>{line}</span>
          </LocalLink>
        ))}
      </div>
    </section>
  );
}
