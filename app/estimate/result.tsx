import { fill } from "#app/i18n/fill.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import type { EstimateCopy } from "./estimate.server.ts";
import type { EstimateResult } from "./result.server.ts";

type ResultProps = { copy: EstimateCopy; result: EstimateResult };

/** The result. When it changes, screen readers announce the new sum. */
export function Result({ copy, result }: ResultProps) {
  const isEmpty = result.lines.length === 0;
  return (
    <section className="estimate-result pool" aria-labelledby="result">
      <h2 id="result" tabIndex={-1}>
        {copy.result.heading}
      </h2>
      {result.ignored.length > 0 && (
        <p className="estimate-ignored">{fill(copy.result.ignored, { names: result.ignored.join(", ") })}</p>
      )}
      {/* One element for every state, because screen readers announce a change, but no new element. */}
      <div className={isEmpty ? "estimate-dry" : undefined}>
        <p className={isEmpty ? undefined : "visually-hidden"} role="status">
          {isEmpty ? copy.result.empty : result.announcement}
        </p>
        {isEmpty && <River width={5} />}
      </div>
      {!isEmpty && <Sum copy={copy} result={result} />}
    </section>
  );
}

function Sum({ copy: { result: copy }, result }: ResultProps) {
  return (
    <>
      <p className="estimate-paper">
        <strong>{result.paper.studio}</strong>
        <span>{result.paper.contact}</span>
        <small>{result.paper.text}</small>
      </p>
      <ul className="estimate-lines">
        {result.lines.map((line) => (
          <li key={line.id}>
            <span>
              <span>{line.name}</span> {line.billing && <small>{line.billing}</small>}
            </span>
            <b>{line.price}</b>
            {line.about && <small className="estimate-about">{line.about}</small>}
          </li>
        ))}
      </ul>
      <River width={result.river} />
      <dl className="estimate-sums">
        {result.sums.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="estimate-vat">
        {copy.vat} {result.free && <span>{result.free}</span>}
      </p>
      <p className="actions">
        <LocalLink className="button" to={`${pathOf("contact")}?${result.query}`}>
          {copy.send}
        </LocalLink>
      </p>
      <p className="estimate-share">{copy.share}</p>
      {result.address && <p className="estimate-address">{result.address}</p>}
    </>
  );
}

/** The river, as broad as the total is high. Decoration only. */
function River({ width }: { width: number }) {
  return (
    <svg className="estimate-river" viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
      <path strokeWidth={width} d="M0 5c40-5 60 5 100 0s60-5 100 0 60 0 100 0" />
    </svg>
  );
}
