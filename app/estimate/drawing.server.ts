import type { Comparison } from "#app/studio/estimate.ts";

/** Returns the width in pixels of the river that a total draws. */
export function riverWidth(total: number) {
  return round(Math.min(10, 4 + Math.sqrt(total) / 25));
}

/**
 * Draws the two ways to pay as two arms of a river: x is the month, y is the amount paid until then, both in percent. One
 * arm rises with a single payment, the other with each monthly payment. Where the arms meet, paying once becomes cheaper.
 * An arm's breadth is its price range.
 */
export function drawComparison({ fixed, subscription, paidOff }: Comparison, term: number) {
  const last = Math.max(term, paidOff.max + Math.max(2, Math.round(paidOff.max / 4)));
  const top = Math.max(fixed.max, subscription.max * last);
  const x = (month: number) => round((100 * month) / last);
  const y = (paid: number) => round(100 - (100 * paid) / top);
  const step = Math.ceil(last / 14);
  return {
    last,
    once: `M100 ${y(fixed.max)}H${x(1)}L0 100L${x(1)} ${y(fixed.min)}H100`,
    monthly: `M100 ${y(subscription.max * last)}L0 100L100 ${y(subscription.min * last)}`,
    onceName: { x: x(1), y: y(fixed.max) },
    meetings: [
      { x: x(fixed.max / subscription.max), y: y(fixed.max) },
      { x: x(fixed.min / subscription.min), y: y(fixed.min) },
    ],
    cheaper: { from: x(paidOff.min - 1), to: x(paidOff.max) },
    term: x(term - 0.5),
    months: Array.from({ length: last }, (_, index) => index + 1)
      .filter((month) => month % step === 0 || month === term)
      .map((month) => ({
        month,
        x: x(month - 0.5),
        isChosen: month === term,
        meets: month >= paidOff.min && month <= paidOff.max,
      })),
  };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
