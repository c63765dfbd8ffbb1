import { redirect, useLocation, useNavigate } from "react-router";
import { withPrefix } from "#app/i18n/locales.ts";
import { pageHead } from "#app/seo/page-head.ts";
import { estimateQuery, queryOfForm, readEstimate } from "#app/studio/estimate-query.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/estimate.ts";
import { estimateData } from "./estimate.server.ts";
import { OrderForm } from "./order-form.tsx";
import { Result } from "./result.tsx";
import "./estimate.css";

/** Without a choice the page is a value like any other; with one it is made for its address. */
export function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOfForm(url.searchParams);
  // A form sends a number for every row; the address that can be shared names what was chosen.
  if (query !== null) throw redirect(url.pathname + (query && `?${query}`));
  return estimateData(context, url);
}

export function meta({ loaderData: { copy, chosen }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageHead("estimate", copy, { ...site, indexing: site.indexing && !chosen });
}

export default function Estimate({ loaderData, matches }: Route.ComponentProps) {
  const { copy, result, ...order } = loaderData;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { prefix } = matches[0].loaderData;
  // With JavaScript the sum follows each choice; the address is the same as without.
  const follow = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const query = queryOfForm(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
    const shown = readEstimate(new URLSearchParams(search));
    if (query === estimateQuery(shown.choices, shown.months)) return;
    const address = { pathname: withPrefix(prefix, "/estimate"), search: query ?? "" };
    navigate(address, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={copy.title} river="bend">
        <p className="lead">{copy.intro}</p>
      </PageHead>
      <div className="estimate wrap grid">
        <OrderForm copy={copy} onChange={follow} {...order} />
        <Result copy={copy} result={result} />
      </div>
    </>
  );
}
