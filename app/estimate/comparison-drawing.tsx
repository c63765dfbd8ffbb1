import type { EstimateCopy } from "./estimate.server.ts";
import type { EstimateResult } from "./result.server.ts";

type DrawingProps = NonNullable<EstimateResult["comparison"]> & { copy: EstimateCopy["comparison"] };

/** Draws both ways to pay as two arms of the river. `label` describes the drawing to screen readers. */
export function ComparisonDrawing({ copy, label, drawing, fixed, subscription }: DrawingProps) {
  const { once, monthly, onceName, meetings, cheaper, term, months } = drawing;
  return (
    <figure className="arms">
      <svg role="img" aria-label={label}>
        <line className="arm-term" x1={`${term}%`} y1="0" x2={`${term}%`} y2="100%" />
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M-200 100H0" />
          <path className="arm" d={once} />
          <path className="arm arm-monthly" d={monthly} />
        </svg>
        <line className="arm-cheaper" x1={`${cheaper.from}%`} y1="100%" x2={`${cheaper.to}%`} y2="100%" />
        {meetings.map(({ x, y }) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r="7" />
        ))}
        <text className="arm-name" x={`${onceName.x}%`} y={`${onceName.y}%`} dy="-16">
          {copy.fixed} <tspan>{fixed}</tspan>
        </text>
        <text className="arm-name" x="100%" y="0" dy="-16" textAnchor="end">
          {copy.subscription} <tspan>{subscription}</tspan>
        </text>
        {months.map(({ month, x, meets, isChosen }) => (
          <text
            key={month}
            className={isChosen ? "arm-chosen" : meets ? "arm-meets" : undefined}
            x={`${x}%`}
            y="100%"
            dy="34"
          >
            {month}
          </text>
        ))}
        <text className="arm-axis" x="0" y="100%" dy="62">
          {copy.axis}
        </text>
      </svg>
    </figure>
  );
}
