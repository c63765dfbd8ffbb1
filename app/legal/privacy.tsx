import { getCopy } from "#app/i18n/copy.server.ts";
import { pageHead } from "#app/seo/page-head.ts";
import type { Route } from "./+types/privacy.ts";
import { LegalText } from "./legal-text.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return getCopy(context, "privacy");
}

export function meta({ loaderData: copy, matches }: Route.MetaArgs) {
  return pageHead("privacy", copy, matches[0].loaderData);
}

export default function Privacy({ loaderData: copy }: Route.ComponentProps) {
  return <LegalText {...copy} />;
}
