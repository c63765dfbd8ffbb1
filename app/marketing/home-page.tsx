import { getCopy } from "#app/i18n/copy.server.ts";
import { startOf } from "#app/i18n/fact-values.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { hasPage, pathOf } from "#app/pages.ts";
import { leadProjects } from "#app/studio/projects.ts";
import { homeServices } from "#app/studio/services.ts";
import { heroTools } from "#app/studio/tech-stack.ts";
import { featuredTestimonials } from "#app/studio/testimonials.ts";
import { River } from "#app/ui/river.tsx";
import type { Route } from "./+types/home-page.ts";
import { Closing } from "./closing.tsx";
import { OfferRow } from "./offer-row.tsx";
import { Poster } from "./poster.tsx";
import { Quote } from "./quote.tsx";
import "./home.css";

export function loader({ context }: Route.LoaderArgs) {
  const { cards } = getCopy(context, "services");
  const { items } = getCopy(context, "testimonials");
  const works = getCopy(context, "projects");
  return {
    copy: getCopy(context, "home"),
    services: homeServices.map(({ id }) => {
      const { from, time } = startOf(getLocale(context), id);
      return {
        id,
        title: cards[id].title,
        features: cards[id].features,
        from,
        time: time || cards[id].timeline,
      };
    }),
    projects: leadProjects.map(({ id }) => ({ id, title: works.items[id].title, ...works.leads[id] })),
    quotes: featuredTestimonials.map((testimonial) => ({ ...testimonial, ...items[testimonial.id] })),
  };
}

export default function Home({ loaderData: { copy, services, projects, quotes } }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <div className="hero-head wrap">
          <p className="hero-tag">{copy.hero.tag}</p>
          <ul className="hero-tag hero-chips" aria-label={copy.hero.chipsLabel}>
            {heroTools.map((tool) => (
              <li key={tool.id}>{tool.name}</li>
            ))}
          </ul>
          <h1>{copy.title}</h1>
        </div>
        <River shape="source" />
        <div className="hero-foot">
          <div className="wrap grid">
            <p className="lead">{copy.hero.subtitle}</p>
            <p className="actions">
              <LocalLink className="button" to={pathOf("contact")}>
                {copy.hero.primaryCta}
              </LocalLink>
              {hasPage("projects") && (
                <LocalLink className="more" to={pathOf("projects")}>
                  {copy.hero.secondaryCta}
                </LocalLink>
              )}
            </p>
          </div>
        </div>
      </section>

      {hasPage("projects") && (
        <section className="works">
          <div className="wrap thread">
            <div className="works-head">
              <h2>{copy.works.heading}</h2>
              <LocalLink className="more" to={pathOf("projects")}>
                {copy.works.all}
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
      )}

      <section className="section pool offer">
        <div className="wrap">
          <div className="offer-head grid">
            <h2>{copy.services.heading}</h2>
            <p>{copy.services.intro}</p>
          </div>
          <ul>
            {services.map((service) => (
              <OfferRow key={service.id} service={service} link={copy.services.link} />
            ))}
          </ul>
          {hasPage("estimate") && (
            <LocalLink className="more" to={pathOf("estimate")}>
              {copy.services.estimate}
            </LocalLink>
          )}
        </div>
      </section>

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
