import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import type { Route } from "./+types/home-page.ts";

type OfferRowProps = {
  service: Route.ComponentProps["loaderData"]["services"][number];
  link: string;
};

export function OfferRow({ service, link }: OfferRowProps) {
  return (
    <li className="offer-row grid">
      <h3>{service.title}</h3>
      <p className="offer-from">{service.from}</p>
      <p>
        {service.description} {service.timeline}.
      </p>
      <ul className="offer-features">
        {Object.entries(service.features).map(([id, feature]) => (
          <li key={id}>{feature}</li>
        ))}
      </ul>
      <LocalLink className="more" to={`${pathOf("services")}#${service.id}`}>
        {link}
        <span className="visually-hidden">, {service.title}</span>
      </LocalLink>
    </li>
  );
}
