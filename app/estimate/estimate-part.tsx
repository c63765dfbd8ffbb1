import { useRef, useState } from "react";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { parseJson } from "#app/platform/json.ts";
import { queryOfForm } from "#app/studio/estimate-query.ts";
import { Details } from "./details.tsx";
import type { EstimateData, EstimateResult } from "./estimate.server.ts";
import { OrderForm } from "./order-form.tsx";
import { Result } from "./result.tsx";

/** The form and what it comes to: the sum follows each choice, and the address is the same as without JavaScript. */
export function EstimatePart({ copy, result: first, ...order }: Omit<EstimateData, "chosen">) {
  const page = withPrefix(useLocale().prefix, "/estimate");
  const [result, setResult] = useState(first);
  const wanted = useRef(first.query);

  async function follow(form: HTMLFormElement) {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const query = queryOfForm(new URLSearchParams(fields)) ?? "";
    if (query === wanted.current) return;
    wanted.current = query;
    const address = query ? `${page}?${query}` : page;
    history.replaceState(null, "", address);
    const changed = await resultAt(address);
    if (changed && query === wanted.current) setResult(changed);
  }

  return (
    <>
      <div className="estimate-choice">
        <OrderForm copy={copy} bar={result.bar} onChange={follow} {...order} />
        <Result copy={copy} result={result} />
      </div>
      <Details copy={copy} result={result} />
    </>
  );
}

/** null where the server can't be reached: what is shown stays, and the form can still be sent. */
async function resultAt(address: string): Promise<EstimateResult | null> {
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
  const answer = response?.ok ? parseJson(await response.text().catch(() => "")) : null;
  return isResult(answer) ? answer : null;
}

/** Ours, and not a proxy's page. */
function isResult(answer: unknown): answer is EstimateResult {
  return typeof answer === "object" && answer !== null && "sums" in answer;
}
