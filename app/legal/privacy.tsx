import { getCopy } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { pageHead } from "#app/seo/page-head.ts";
import { legal } from "#app/studio/legal.ts";
import type { Route } from "./+types/privacy.ts";
import { LegalText } from "./legal-text.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const copy = getCopy(context, "privacy");
  return {
    ...copy,
    updated: fill(copy.updated, { date: formatDate(getLocale(context), legal.privacyUpdated) }),
  };
}

export function meta({ loaderData: copy, matches }: Route.MetaArgs) {
  return pageHead("privacy", { ...copy.meta, heading: copy.title }, matches[0].loaderData);
}

export default function Privacy({ loaderData: copy }: Route.ComponentProps) {
  return <LegalText {...copy} />;
}
