import { data } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { NotFoundNotice } from "#app/ui/not-found-notice.tsx";
import type { Route } from "./+types/not-found.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { meta, notFound } = getCopy(context, "errors");
  return data({ meta, notFound }, { status: 404 });
}

export function meta({ loaderData: { meta } }: Route.MetaArgs) {
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    { name: "robots", content: "noindex" },
  ];
}

export default function NotFound({ loaderData: { notFound } }: Route.ComponentProps) {
  return <NotFoundNotice copy={notFound} />;
}
