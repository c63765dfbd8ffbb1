import { fill } from "#app/i18n/fill.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { Copy } from "#locales/language.ts";
import { ComparisonDrawing } from "./comparison-drawing.tsx";
import type { EstimateResult } from "./estimate.server.ts";

/** What it comes to. A change is said by screen readers as a whole, once it is there. */
export function Result({ copy, result }: { copy: Copy["estimate"]; result: EstimateResult }) {
  const { lines, sums, comparison, timelines } = result;
  return (
    <section className="estimate-result" aria-labelledby="estimate-heading">
      <h2 id="estimate-heading">{copy.result.heading}</h2>
      {result.ignored.length > 0 && (
        <p className="estimate-ignored">{fill(copy.result.ignored, { names: result.ignored.join(", ") })}</p>
      )}
      {lines.length === 0 ? (
        <p role="status">{copy.result.empty}</p>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {result.announcement}
          </p>
          <ul className="estimate-lines">
            {lines.map((line) => (
              <li key={line.id}>
                <span>
                  {line.name} {line.billing && <small>{line.billing}</small>}
                </span>
                <span>{line.price}</span>
              </li>
            ))}
          </ul>
          <dl className="estimate-sums">
            {sums.map((sum) => (
              <Sum key={sum.term} {...sum} />
            ))}
          </dl>
          <p className="actions">
            <LocalLink className="button" to={`/contact?${result.query}`}>
              {copy.result.send}
            </LocalLink>
          </p>
          <p className="estimate-share">{copy.result.share}</p>
          {result.address && <p className="estimate-address">{result.address}</p>}
          {comparison && (
            <section>
              <h3>{copy.comparison.heading}</h3>
              <p>
                {comparison.text} {comparison.paidOff}
              </p>
              <ComparisonDrawing copy={copy.comparison} {...comparison.drawing} />
            </section>
          )}
          <section className="estimate-timeline">
            <h3>{copy.result.timeline}</h3>
            <ul>
              {timelines.map(({ id, title, text }) => (
                <li key={id}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <section>
        <h3>{copy.result.included}</h3>
        <ul>
          {result.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function Sum({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
