import { data } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { getCopy } from "#app/i18n/copy.server.ts";
import { NotFoundNotice } from "#app/ui/not-found-notice.tsx";
import type { Route } from "./+types/not-found.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { meta, notFound, badRequest } = getCopy(context, "errors");
  if (!context.get(requestContext).badPath) return data({ meta, notFound }, { status: 404 });
  const { meta: badMeta, ...words } = badRequest;
  return data({ meta: badMeta, notFound: { ...notFound, ...words } }, { status: 400 });
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
