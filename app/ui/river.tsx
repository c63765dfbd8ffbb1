import { meander } from "./meander.ts";
import "./river.css";

/** A stretch from edge to edge. The river turns outside the window, so that the next stretch flows the other way. */
function eastward(height: number, swing: number, phase: number, widths: [number, number]) {
  const y = height / 2;
  return { height, path: meander({ from: { x: -20, y }, to: { x: 1460, y }, swing, phase, widths }) };
}

function westward(height: number, swing: number, phase: number, widths: [number, number]) {
  const y = height / 2;
  return { height, path: meander({ from: { x: 1460, y }, to: { x: -20, y }, swing, phase, widths }) };
}

const trunk = { from: { x: -20, y: 30 }, to: { x: 1460, y: 48 }, swing: 0.14, phase: 2 } as const;

const shapes = {
  // Below Home's headline, as far as the turn to the posters; see home.css.
  source: {
    height: 200,
    path: meander({ from: { x: -20, y: 96 }, to: { x: 1330, y: 120 }, swing: 0.62, widths: [3, 8] }),
  },
  // Below page titles.
  bend: eastward(150, 0.42, 0.5, [3, 9]),
  reach: eastward(150, 0.28, 2.4, [3, 9]),
  rapids: eastward(150, 0.55, 4, [3, 9]),
  // Between two sections.
  ford: westward(220, 0.6, 0.4, [8, 11]),
  oxbow: westward(280, 0.9, 1.2, [8, 11]),
  back: eastward(220, 0.6, 2, [8, 9]),
  // On the 404 page, where the river forks and one arm dries up.
  fork: {
    height: 150,
    path:
      meander({ from: { x: -20, y: 90 }, to: { x: 1460, y: 70 }, swing: 0.4, widths: [5, 9] }) +
      meander({ from: { x: 436, y: 111.5 }, to: { x: 980, y: 136 }, swing: 0.2, phase: 3, widths: [6, 0.5] }),
  },
  // In the footer, where it divides into arms.
  delta: {
    height: 120,
    path:
      meander({ ...trunk, widths: [13, 6] }) +
      meander({ from: { x: 330, y: 40 }, to: { x: 1460, y: 100 }, swing: 0.1, phase: 3, widths: [9, 3] }) +
      meander({ from: { x: 540, y: 26.3 }, to: { x: 1460, y: 10 }, swing: 0.08, phase: 0.6, widths: [7, 2] }),
  },
} as const;

export type RiverShape = keyof typeof shapes;

/** A stretch of the river, as wide as the window. */
export function River({ shape }: { shape: RiverShape }) {
  const { height, path } = shapes[shape];
  return (
    <svg className={`river river-${shape}`} viewBox={`0 0 1440 ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
