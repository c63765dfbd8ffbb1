import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { River } from "#app/ui/river.tsx";
import type { Route } from "./+types/not-found.ts";
import "./notice.css";

export function loader({ context }: Route.LoaderArgs) {
  const { meta, notFound } = getCopy(context, "errors");
  return data({ meta, ...notFound }, { status: 404 });
}

export function meta({ loaderData: { meta } }: Route.MetaArgs) {
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    { name: "robots", content: "noindex" },
  ];
}

export default function NotFound({ loaderData: copy }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <div className="notice">
      <p className="notice-code" aria-hidden="true">
        {copy.heading}
      </p>
      <River shape="meander" />
      <h1>
        <span className="visually-hidden">{copy.heading}: </span>
        {copy.text}
      </h1>
      <p>{copy.subtitle}</p>
      <p className="actions">
        <LocalLink className="button" to="/">
          {copy.homeLink}
        </LocalLink>
        <LocalLink className="more" to="/contact">
          {copy.contactLink}
        </LocalLink>
      </p>
    </div>
  );
}
