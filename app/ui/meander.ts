/** The length of one meander, the same on every page, in units of the drawing: 1440 are the width of a page. */
const wavelength = 480;

type Course = {
  from: Point;
  to: Point;
  /** the steepest angle, in radians */
  swing: number;
  /** where in a meander the river begins, in radians */
  phase?: number;
  /** the river's width at both ends */
  widths: readonly [number, number];
};

type Point = { x: number; y: number };

/**
 * Returns the outline of a stretch of the river. Its direction swings evenly. The swing rises slowly, so that the
 * river is calm below a title, and fades out at both ends, so that they are horizontal and fit to the next stretch.
 */
export function meander({ from, to, swing, phase = 0.5, widths }: Course) {
  const nodes = Math.ceil((Math.abs(to.x - from.x) / wavelength) * 4);
  const steps = nodes * fine;
  const dx = (to.x - from.x) / steps;
  const heights = [0];
  const slope = (at: number) =>
    Math.tan(
      -swing * Math.sin(at ** 1.6 * Math.PI) * Math.sin((at * steps * dx * 2 * Math.PI) / wavelength + phase),
    );
  for (let step = 1; step <= steps; step++)
    heights.push((heights[step - 1] ?? 0) + slope((step - 0.5) / steps) * dx);
  const drift = to.y - from.y - (heights[steps] ?? 0);
  // The drift is spread over the length, so that both ends stay horizontal.
  const course = heights.map((height, step) => {
    const at = step / steps;
    return { x: from.x + step * dx, y: from.y + height + drift * at * at * (3 - 2 * at) };
  });
  const [first, last] = widths;
  const bank = (side: number) =>
    course.map((point, step) => {
      const [before, after] = [course[step - 1] ?? point, course[step + 1] ?? point];
      const offset = (side * (first + (last - first) * (step / steps))) / 2;
      const length = Math.hypot(after.x - before.x, after.y - before.y);
      return {
        x: point.x - ((after.y - before.y) / length) * offset,
        y: point.y + ((after.x - before.x) / length) * offset,
      };
    });
  return `M${curve(bank(-1))}L${curve(bank(1).reverse())}Z`;
}

const fine = 12;

/** Returns a smooth curve through every twelfth point, as path data without the first command. */
function curve(points: Point[]) {
  const nodes = points.filter((_, at) => at % fine === 0);
  const parts = nodes.map((node, index) => {
    const before = points[index * fine - 1];
    if (!before) return `${round(node.x)} ${round(node.y)}s`;
    const after = points[index * fine + 1] ?? { x: 2 * node.x - before.x, y: 2 * node.y - before.y };
    const third = fine / 6;
    const handle = { x: node.x - (after.x - before.x) * third, y: node.y - (after.y - before.y) * third };
    const from = nodes[index - 1] ?? node;
    return `${step(handle, from)} ${step(node, from)} `;
  });
  return parts.join("").trim().replaceAll(" -", "-");
}

/** Relative, since small numbers repeat and compress: the river would be an eighth of a page. */
function step(to: Point, from: Point) {
  return `${round(round(to.x) - round(from.x))} ${round(round(to.y) - round(from.y))}`;
}

function round(length: number) {
  return Math.round(length * 2) / 2;
}
