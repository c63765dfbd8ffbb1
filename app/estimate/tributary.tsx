type TributaryProps = {
  /** in pixels */
  width: number;
  /** total width of the tributaries above, which are drawn beside this tributary */
  before?: number;
  /** whether it turns away at the bottom, under the sum, instead of joining at the top */
  mouth?: boolean;
};

/** A row's water: along its line, around the bend, and down beside the water of the rows above. Decoration only. */
export function Tributary({ width, before = 0, mouth = false }: TributaryProps) {
  const turn = mouth ? -width / 2 : width / 2;
  const stem = box - before - width / 2;
  // Extends under the water beside it, so that no seam shows.
  const under = before && 0.75;
  return (
    <span className={mouth ? "water water-mouth" : "water"} aria-hidden="true">
      <svg viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
        <path
          strokeWidth={width}
          d={`M0 ${mouth ? 10 + turn : turn}c40-5 60 5 100 0s60-5 100 0 60 0 100 0`}
        />
      </svg>
      <svg aria-hidden="true">
        <svg y={mouth ? "100%" : 0} aria-hidden="true">
          <path
            strokeWidth={width}
            d={`M0 ${turn}C50 ${turn} ${stem} ${turn} ${stem} ${mouth ? -bend : bend}`}
          />
        </svg>
        <svg y={mouth ? -bend : 0} aria-hidden="true">
          <line
            strokeWidth={width + under}
            x1={stem + under / 2}
            x2={stem + under / 2}
            y1={bend - 1}
            y2="100%"
          />
        </svg>
        <line strokeWidth={before} x1={box - before / 2} x2={box - before / 2} y1="-1" y2="100%" />
      </svg>
    </span>
  );
}

const box = 90;
const bend = 44;
