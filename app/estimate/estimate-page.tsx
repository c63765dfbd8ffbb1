import { type MiddlewareFunction, redirect } from "react-router";
import { InlineScript } from "#app/document/inline-code.tsx";
import { wantsJson } from "#app/http/wants-json.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { estimateParameters, queryOfForm } from "#app/studio/estimate-query.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/estimate-page.ts";
import { estimateData } from "./estimate.server.ts";
import { EstimatePart } from "./estimate-part.tsx";
import printStyles from "./estimate-print.css?url";
import script from "./quantity.inline.ts?inline-script";
import "./estimate.css";

/** Responds to the form's script with only the result: the browser already has the page. */
const resultForScripts: MiddlewareFunction<Response> = ({ request, context, url }, next) => {
  if (!wantsJson(request)) return next();
  const { result } = estimateData(getLocale(context), url);
  return Promise.resolve(Response.json(result, { headers: { "Cache-Control": "no-store" } }));
};

/** The page is cached only without these query parameters. */
export const handle = { renderedFor: estimateParameters };

export const middleware: Route.MiddlewareFunction[] = [resultForScripts];

export function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOfForm(url.searchParams);
  // The form sends a number for every row, but the address to share names only the chosen rows.
  if (query !== null && query !== url.searchParams.toString())
    throw redirect(url.pathname + (query && `?${query}`));
  return estimateData(getLocale(context), url);
}

export function meta({ loaderData: { chosen }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta({ ...site, indexing: site.indexing && !chosen });
}

export default function Estimate({ loaderData }: Route.ComponentProps) {
  const { chosen: _, title, intro, ...part } = loaderData;
  return (
    <>
      <link rel="stylesheet" media="print" href={printStyles} />
      <PageHead title={title} river="bend" intro={intro} />
      <div className="estimate wrap grid">
        <Island name="estimate" component={EstimatePart} props={part} />
      </div>
      <InlineScript text={script} />
    </>
  );
}
