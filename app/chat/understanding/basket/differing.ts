import type { Ask } from "../asks/ask.ts";
import { areSame, type Basket, productsOf } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import { askerOf } from "./asker.ts";
import type { Moves } from "./moves.ts";

/**
 * By how much it differs from what was wanted before, or at first; of two that were not added up, the one from the
 * other; of the two ways to pay, over the months that were spoken of.
 */
export function differing(moves: Moves, next: Basket, now: Basket, { baskets, asked }: Thread): Ask | null {
  const { said, billing } = moves;
  const ask = askerOf(next);
  const [one, two, more] = next.lines;
  const isFirst = said.has("first");
  const isSum = asked?.topic === "estimate" || asked?.aspect === "sum";
  if (one && two && !more && (said.has("both") || !isSum) && !isFirst) return ofTwo(next);
  const isChanged = !areSame(next.lines, now.lines);
  // "How much dearer is the second?", of two.
  const isOneOfTwo = one && !two && now.lines.length === 2 && now.lines.some(({ row }) => row === one.row);
  const isDropped =
    [...moves.rows, ...moves.places].some(({ how }) => how === "dropped") || moves.parts.length > 0;
  if (isChanged && isOneOfTwo && !isDropped && !isFirst) return askerOf(now)("difference");
  const others = baskets.filter(({ lines }) => !areSame(lines, next.lines));
  const isOfWays =
    billing === "once" ||
    now.billing === "once" ||
    now.isKept === true ||
    (asked?.topic === "compare" && others.length === 0);
  if (!isChanged && next.period && isOfWays && !isFirst) return ask("compare", { aspect: "gap" });
  const other = isFirst ? others[0] : isChanged ? now : others.at(-1);
  if (!other || other.lines.length === 0) return null;
  const [before, several] = other.lines;
  const areSingle = one && !two && one.count === 1 && before?.count === 1 && !several && !next.period;
  return areSingle
    ? ask("difference", { products: productsOf([before, one]) })
    : ask("difference", { against: other.lines });
}

/** Of two, the one from the other: over some months by the month, unless they are paid once. */
export function ofTwo(basket: Basket): Ask {
  const { lines, period, billing } = basket;
  const [one, ...others] = lines;
  const ask = askerOf(basket);
  return one && period
    ? ask("difference", { products: productsOf(others), against: [one], monthly: billing !== "once" })
    : ask("difference");
}
