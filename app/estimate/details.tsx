import type { Copy } from "#locales/language.ts";
import { ComparisonDrawing } from "./comparison-drawing.tsx";
import type { EstimateResult } from "./result.server.ts";

type DetailsProps = { copy: Copy["estimate"]; result: EstimateResult };

/** The part below the sum: a comparison of the two ways to pay, and notes. */
export function Details({ copy, result: { comparison, notes } }: DetailsProps) {
  return (
    <>
      {comparison && (
        <section className="estimate-comparison">
          <h2>{copy.comparison.heading}</h2>
          <p className="lead">{comparison.text}</p>
          <ComparisonDrawing copy={copy.comparison} {...comparison} />
        </section>
      )}
      <section className="estimate-notes">
        <h2>{copy.notes.heading}</h2>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
