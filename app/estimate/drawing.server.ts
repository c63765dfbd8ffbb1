import type { Comparison } from "#app/studio/estimate.ts";

/** The drawing's own units: it is as wide as its place. */
const width = 600;
const height = 260;
const foot = 20;

/**
 * Two ways to pay, over the months: what is paid once lies level, a subscription climbs. Each is a band between its low
 * and its high end, as paths for an SVG of `width` by `height`.
 */
export function drawComparison({ fixed, subscription, paidOff }: Comparison, months: number) {
  const last = Math.max(months, paidOff.max + 1);
  const reached = { min: subscription.min * last, max: subscription.max * last };
  const top = Math.max(fixed.max, reached.max) * 1.06;
  const x = (month: number) => Math.round((month / last) * width);
  const y = (amount: number) => Math.round(height - foot - (amount / top) * (height - foot));
  return {
    width,
    height,
    months: last,
    reached,
    fixed: band([x(0), y(fixed.max)], [x(last), y(fixed.max)], [x(last), y(fixed.min)], [x(0), y(fixed.min)]),
    subscription: band([x(0), y(0)], [x(last), y(reached.max)], [x(last), y(reached.min)]),
    /** Where the one passes the other: low against low, high against high. */
    crossings: [
      [fixed.min, subscription.min],
      [fixed.max, subscription.max],
    ].map(([once = 0, each = 1]) => ({ x: x(once / each), y: y(once) })),
    ticks: Array.from({ length: last + 1 }, (_, month) => ({ month, x: x(month) })).filter(
      ({ month }) => month % Math.ceil(last / 12) === 0,
    ),
  };
}

function band(...points: [number, number][]) {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}
