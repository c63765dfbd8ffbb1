import shapes from "./rivers.json" with { type: "json" };
import "./river.css";

export type RiverShape = keyof typeof shapes;

/**
 * A stretch of the river, as wide as the window: `source` below Home's headline, `bend`, `reach` and `rapids` below page
 * titles, `fork` on the 404 page and `delta` in the footer. Every stretch begins and ends horizontally, so that it fits to
 * the next one.
 */
export function River({ shape }: { shape: RiverShape }) {
  const { height, path } = shapes[shape];
  return (
    <svg className={`river river-${shape}`} viewBox={`0 0 1440 ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
