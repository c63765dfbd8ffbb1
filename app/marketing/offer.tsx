import { LocalLink } from "#app/i18n/local-link.tsx";
import { hasPage, pathOf } from "#app/pages.ts";
import type { Route } from "./+types/home-page.ts";

type Home = Route.ComponentProps["loaderData"];
type OfferProps = { copy: Home["copy"]["services"]; services: Home["services"] };

export function Offer({ copy, services }: OfferProps) {
  return (
    <section className="section pool offer">
      <div className="wrap">
        <div className="offer-head grid">
          <h2>{copy.heading}</h2>
          <p>{copy.intro}</p>
        </div>
        <ul>
          {services.map(({ id, title, from, time, features }) => (
            <li className="offer-row grid" key={id}>
              <h3>{title}</h3>
              <div>
                <p className="offer-from">{from}</p>
                <p>{time}</p>
                <LocalLink className="more" to={`${pathOf("services")}#${id}`}>
                  {copy.link}
                  <span className="visually-hidden">, {title}</span>
                </LocalLink>
              </div>
              <ul>
                {Object.entries(features).map(([feature, text]) => (
                  <li key={feature}>{text}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {hasPage("estimate") && (
          <LocalLink className="more" to={pathOf("estimate")}>
            {copy.estimate}
          </LocalLink>
        )}
      </div>
    </section>
  );
}
