import { useRef, useState } from "react";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { type AnswerSchema, askPage } from "#app/islands/ask-page.ts";
import { pathOf } from "#app/pages.ts";
import { property } from "#app/platform/json.ts";
import { defaultMonths, queryOfForm } from "#app/studio/estimate-query.ts";
import { ComparisonDrawing } from "./comparison-drawing.tsx";
import type { EstimatePartData } from "./estimate.server.ts";
import { OrderForm } from "./order-form.tsx";
import type { EstimateResult } from "./result.server.ts";
import { Result } from "./result.tsx";

/** The form and its result, which updates with each choice. The address changes as it would without JavaScript. */
export function EstimatePart({ copy, result: first, ...order }: EstimatePartData) {
  const page = withPrefix(useLocale().prefix, pathOf("estimate"));
  const [result, setResult] = useState(first);
  const wanted = useRef(first.query);
  const { comparison, notes } = result;

  async function follow(form: HTMLFormElement) {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const query = queryOfForm(new URLSearchParams(fields)) ?? "";
    if (query === wanted.current) return;
    wanted.current = query;
    const address = query ? `${page}?${query}` : page;
    history.replaceState(null, "", address);
    // Without a query, the server would respond with the stored page.
    const asked = query || `months=${defaultMonths}`;
    const changed = await askPage(`${page}?${asked}`, {}, readResult);
    if (changed && query === wanted.current) setResult(changed);
  }

  return (
    <>
      <div className="estimate-choice">
        <OrderForm copy={copy} bar={result.bar} onChange={follow} {...order} />
        <Result copy={copy} result={result} />
      </div>
      {comparison && (
        <section className="estimate-comparison">
          <h2>{copy.comparison.heading}</h2>
          <p className="lead">{comparison.text}</p>
          <ComparisonDrawing copy={copy.comparison} {...comparison} />
        </section>
      )}
      <section className="estimate-notes split">
        <h2>{copy.notes}</h2>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const readResult: AnswerSchema<EstimateResult> = (json, { ok }) =>
  ok && property(json, "sums") ? (json as EstimateResult) : null;
