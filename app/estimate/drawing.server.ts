import type { Comparison, EstimateLine } from "#app/studio/estimate.ts";

/** Returns the width of each row's water in px, and the total width of the rows above (`before`). */
export function drawTributaries(lines: EstimateLine[], months: number) {
  const costs = lines.map(({ price, count }) => price.max * count * (price.per === "month" ? months : 1));
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const all = Math.min(10, 4 + Math.sqrt(total) / 25);
  const least = Math.min(2, all / 2 / lines.length);
  let before = 0;
  return costs.map((cost) => {
    const width = round(least + (cost / total) * (all - least * lines.length));
    const water = { width, before: round(before) };
    before += width;
    return water;
  });
}

/**
 * Draws the two ways to pay as two arms of a river: x is the month, y is the amount paid until then. One arm rises with
 * a single payment, the other arm with each monthly payment. Where the arms meet, paying once becomes cheaper. An arm's
 * breadth is its price range. Paths are for a box of 1000 by 1000; points are in percent.
 */
export function drawComparison({ fixed, subscription, paidOff }: Comparison, term: number) {
  const last = Math.max(term, paidOff.max + Math.max(2, Math.round(paidOff.max / 4)));
  const top = Math.max(fixed.max, subscription.max * last);
  const at = (month: number, paid: number) => ({ x: month / last, y: 1 - paid / top });
  const once = (paid: number) => [at(0, 0), at(1, paid), at(last, paid)];
  const monthly = (paid: number) => Array.from({ length: last + 1 }, (_, month) => at(month, month * paid));
  const ends = ["max", "min"] as const;
  const step = Math.ceil(last / 14);
  const arm = (course: (paid: number) => Point[], { min, max }: { min: number; max: number }) => ({
    band: min === max ? "" : band(course(max), course(min)),
    banks: ends.map((end) => `M${bank(course({ min, max }[end]))}`).join(""),
  });
  return {
    last,
    once: arm(once, fixed),
    monthly: arm(monthly, subscription),
    onceName: percent(at(1, fixed.max)),
    meetings: ends.map((end) => percent(at(climb(fixed[end] / subscription[end]), fixed[end]))),
    cheaper: { from: percent(at(paidOff.min - 1, 0)).x, to: percent(at(paidOff.max, 0)).x },
    term: percent(at(term - 0.5, 0)).x,
    months: Array.from({ length: last }, (_, index) => index + 1)
      .filter((month) => month % step === 0 || month === term)
      .map((month) => ({
        month,
        x: percent(at(month - 0.5, 0)).x,
        isChosen: month === term,
        meets: month >= paidOff.min && month <= paidOff.max,
      })),
  };
}

export type ComparisonDrawing = ReturnType<typeof drawComparison>;

type Point = { x: number; y: number };

/** Returns a closed path along one bank and back along the other bank. */
function band(upper: Point[], lower: Point[]) {
  return `M${bank(upper)}L${bank(lower.toReversed())}Z`;
}

/** Returns a curve through the points, horizontal at each point. */
function bank([first, ...others]: Point[]) {
  let from = first ?? { x: 0, y: 0 };
  const curves = others.map((to) => {
    const third = (to.x - from.x) / 3;
    const points = [{ x: from.x + third, y: from.y }, { x: to.x - third, y: to.y }, to];
    from = to;
    return `C${points.map(inBox).join(" ")}`;
  });
  return inBox(first ?? from) + curves.join("");
}

/** Returns the month in which the monthly arm reaches a number of payments, by inverting the curve in `bank`. */
function climb(payments: number) {
  const whole = Math.floor(payments);
  return whole + 0.5 - Math.sin(Math.asin(1 - 2 * (payments - whole)) / 3);
}

function inBox({ x, y }: Point) {
  return `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
}

function percent({ x, y }: Point) {
  return { x: `${round(x * 100)}%`, y: `${round(y * 100)}%` };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
