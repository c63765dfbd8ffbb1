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
      <div>
        <p className="offer-from">{service.from}</p>
        <p>{service.time}</p>
        <LocalLink className="more" to={`${pathOf("services")}#${service.id}`}>
          {link}
          <span className="visually-hidden">, {service.title}</span>
        </LocalLink>
      </div>
      <ul>
        {Object.entries(service.features).map(([id, feature]) => (
          <li key={id}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
