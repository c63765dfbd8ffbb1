import type { Copy } from "#locales/language.ts";

type DrawingProps = {
  copy: Copy["estimate"]["comparison"];
  label: string;
  width: number;
  height: number;
  fixed: string;
  subscription: string;
  crossings: { x: number; y: number }[];
  ticks: { month: number; x: number }[];
};

/** Both ways to pay as two reaches of water over the months; the label says what it shows. */
export function ComparisonDrawing({ copy, label, width, height, ...drawn }: DrawingProps) {
  return (
    <figure className="estimate-drawing">
      <svg viewBox={`-8 -8 ${width + 16} ${height + 34}`} role="img" aria-label={label}>
        <path className="drawn-axis" d={`M0 ${height - 20}H${width}`} />
        <path className="drawn-fixed" d={drawn.fixed} />
        <path className="drawn-subscription" d={drawn.subscription} />
        {drawn.crossings.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
        ))}
        {drawn.ticks.map(({ month, x }) => (
          <text key={month} x={x} y={height + 4} textAnchor="middle">
            {month}
          </text>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span className="drawn-fixed">{copy.fixed}</span>
        <span className="drawn-subscription">{copy.subscription}</span>
        <span>{copy.axis}</span>
      </figcaption>
    </figure>
  );
}
