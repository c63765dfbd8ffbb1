import type { Copy } from "#locales/language.ts";
import type { ComparisonDrawing as Drawing } from "./drawing.server.ts";

type DrawingProps = { copy: Copy["estimate"]["comparison"]; label: string; drawing: Drawing };

/** Draws both ways to pay as two arms of the river. `label` describes the drawing to screen readers. */
export function ComparisonDrawing({ copy, label, drawing }: DrawingProps) {
  const { once, monthly, onceName, meetings, months } = drawing;
  return (
    <figure className="arms">
      <svg role="img" aria-label={label}>
        <svg aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none">
          <path className="arm-source" d="M-2000 1000H0" />
          <path className="arm-once" d={once} />
          <path className="arm-monthly" d={monthly} />
          <path className="arm-edge" d={once} />
        </svg>
        {meetings.map(({ x, y }) => (
          <line key={x} className="arm-mark" x1={x} y1={y} x2={x} y2="100%" />
        ))}
        {meetings.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="9" />
        ))}
        <text className="arm-name" x={onceName.x} y={onceName.y} dy="-14">
          {copy.fixed}
        </text>
        <text className="arm-name" x="100%" y="0" dy="-14" textAnchor="end">
          {copy.subscription}
        </text>
        {months.map(({ month, x, meets }) => (
          <text key={month} className={meets ? "arm-meets" : undefined} x={x} y="100%" dy="34">
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
