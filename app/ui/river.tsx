import { meander } from "./meander.ts";
import "./river.css";

/** A stretch from edge to edge, below a page's title. Its crests reach the title's baseline, `y` above its middle. */
function eastward(y: number, height: number, swing: number, phase: number) {
  return { height, path: meander({ from: { x: -20, y }, to: { x: 1460, y }, swing, phase, widths: [3, 9] }) };
}

const trunk = { from: { x: -20, y: 30 }, to: { x: 1460, y: 48 }, swing: 0.14, phase: 2 } as const;

const shapes = {
  // Below Home's headline, as far as the turn to the posters; see home.css.
  source: {
    height: 120,
    path: meander({ from: { x: -20, y: 22 }, to: { x: 1330, y: 40 }, swing: 0.46, phase: 0, widths: [3, 8] }),
  },
  // Below page titles.
  bend: eastward(22, 58, 0.42, 0.5),
  reach: eastward(12, 38, 0.28, 2.4),
  rapids: eastward(26, 84, 0.55, 4),
  // On the 404 page, where the river forks and one arm dries up.
  fork: {
    height: 150,
    path:
      meander({ from: { x: -20, y: 90 }, to: { x: 1460, y: 70 }, swing: 0.4, widths: [5, 9] }) +
      meander({ from: { x: 436, y: 98 }, to: { x: 980, y: 136 }, swing: 0.2, phase: 3, widths: [5, 0.5] }),
  },
  // In the footer, where it divides into arms.
  delta: {
    height: 120,
    path:
      meander({ ...trunk, widths: [13, 6] }) +
      meander({ from: { x: 330, y: 35 }, to: { x: 1460, y: 100 }, swing: 0.1, phase: 3, widths: [9, 3] }) +
      meander({ from: { x: 540, y: 28.5 }, to: { x: 1460, y: 10 }, swing: 0.08, phase: 0.6, widths: [7, 2] }),
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
