import type { Product } from "../../text/products.ts";
import type { Counts } from "../asks/ask.ts";
import { isPartOf, rowOfRange, rowsAmong } from "../asks/row-picks.ts";
import { addable, type FollowUp, isSold, periodOf, type Said, sameBudget } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { amountsIn, type Reading } from "../words/reading.ts";
import { ofTheSame } from "./of-the-same.ts";
import { ofThese } from "./of-these.ts";

/** A part in the light of what was spoken of before; null where that tells nothing. */
export function followUp(reading: Reading, pointed: readonly Product[], thread: Thread): FollowUp | null {
  const named = reading.named.length > 0 ? reading.named : pointed;
  const isTaken = reading.cues.has("without") && named.length === 0;
  // "Without the roles": what is described can be left out too.
  const about = isTaken ? reading.needed : named;
  const focus = thread.products.filter(isSold);
  const said: Said = { ...reading, about, focus, thread };
  return (
    ranged(said) ??
    exchanged(said) ??
    withoutSome(said) ??
    withMore(said) ??
    (about.length > 0 ? ofThese(said) : ofTheSame(said))
  );
}

/** "What makes it 850 and not 300?": why the price of a row has two ends. */
function ranged({ named, quantities, cues }: Said): FollowUp | null {
  const amounts = amountsIn(quantities).map(({ value }) => value);
  // "We can spend 300 to 850" is a budget.
  const [first = 0, second = 0] = amounts;
  const row = cues.has("range") || first > second ? rowOfRange(amounts) : null;
  const isOther = row === null || named.some((product) => product.kind === "row" && product.id !== row);
  return isOther ? null : { topic: "price", products: [{ kind: "row", id: row }], aspect: "range" };
}

/** "Scrap the SaaS, go with an MVP": the one for the other, the rest stays; "no, the MVP and the SaaS" is all that is meant. */
function exchanged({ cues, named, counts, focus, thread }: Said): FollowUp | null {
  const isTaken = cues.has("swap") || cues.has("without");
  if (!isTaken && !cues.has("instead")) return null;
  const isLeaving = (product: Product) => focus.some((one) => isSame(one, product) || isPartOf(one, product));
  const left = focus.filter(
    (product) => !named.some((one) => isSame(one, product) || isPartOf(product, one)),
  );
  const come = named.filter((product) => product.kind === "row" && !isLeaving(product));
  if (left.length === focus.length || come.length === 0) return null;
  if (!isTaken) return summed(named, { ...countsOf(named, thread.counts), ...counts });
  return summed([...left, ...come], { ...countsOf(left, thread.counts), ...counts });
}

/** "without the on-call then" */
function withoutSome(said: Said): FollowUp | null {
  const { cues, named, about, focus, thread, isFragment } = said;
  // "And without?", of what came last.
  if (cues.has("without") && about.length === 0 && isFragment && focus.length > 1)
    return summed(focus.slice(0, -1), countsOf(focus.slice(0, -1), thread.counts));
  if (!cues.has("without") || about.length === 0 || isAnother(said, focus)) return null;
  const left = focus.filter(
    (product) => !about.some((one) => isSame(one, product) || isPartOf(product, one)),
  );
  // "Without the roles", of what has none, goes on with it as it is.
  if (left.length === 0 || (left.length === focus.length && named.length > 0)) return null;
  return summed(left, countsOf(left, thread.counts));
}

/** "We begin with just one page, without the shop": another row, and nothing left out of the one before. */
export function isAnother({ cues, named, needed }: Reading, focus: readonly Product[]) {
  const [row, more] = needed;
  return cues.has("single") && named.length === 0 && row !== undefined && !more && !includes(focus, row);
}

function summed(products: readonly Product[], counts: Counts): FollowUp {
  return { topic: products.length > 1 ? "estimate" : "price", products, counts };
}

/** "add an admin panel", "and with maintenance on top?" */
function withMore({ cues, named, counts, focus, thread, quantities }: Said): FollowUp | null {
  const more = named.filter((product) => product.kind === "row" && !includes(focus, product));
  const isMore =
    (cues.has("add") || cues.has("sum")) &&
    (!cues.has("instead") || cues.has("single") || cues.has("swap")) &&
    !cues.has("compare");
  if (!isMore || more.length === 0 || focus.length === 0 || focus.some(({ kind }) => kind === "service"))
    return null;
  // "Will you keep to our design?", and then its upkeep: what was priced before goes on.
  if (!thread.topic || !(addable.has(thread.topic) || thread.topic === "design")) return null;
  // "And with a panel, all that time?", after what one thing comes to over some months.
  const isLong = thread.topic !== "compare" || periodOf(quantities) !== undefined;
  return {
    topic: "estimate",
    products: [...focus, ...more],
    // "Just one, but with maintenance"
    counts: cues.has("single") ? counts : { ...thread.counts, ...counts },
    quantities: [...(isLong || !thread.period ? quantities : [thread.period]), ...sameBudget(thread)],
  };
}

function countsOf(products: readonly Product[], counts: Counts): Counts {
  return Object.fromEntries(rowsAmong(products).flatMap((row) => (counts[row] ? [[row, counts[row]]] : [])));
}

function includes(products: readonly Product[], product: Product) {
  return products.some((other) => isSame(other, product));
}

function isSame(one: Product, other: Product) {
  return one.kind === other.kind && one.id === other.id;
}
