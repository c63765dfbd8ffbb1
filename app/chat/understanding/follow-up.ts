import type { Product } from "../text/products.ts";
import type { Counts } from "./ask.ts";
import { ofTheSame } from "./of-the-same.ts";
import { ofThese } from "./of-these.ts";
import type { Reading } from "./reading.ts";
import { rowsAmong } from "./row-picks.ts";
import { type FollowUp, isSold, type Said, sameBudget, summed } from "./said.ts";
import type { Thread } from "./thread.ts";

/** A part in the light of what was spoken of before; null where that tells nothing. */
export function followUp(reading: Reading, pointed: readonly Product[], thread: Thread): FollowUp | null {
  const about = reading.named.length > 0 ? reading.named : pointed;
  const focus = thread.products.filter(isSold);
  const said: Said = { ...reading, about, focus, thread };
  return withoutSome(said) ?? withMore(said) ?? (about.length > 0 ? ofThese(said) : ofTheSame(said));
}

/** "without the on-call then" */
function withoutSome({ cues, about, focus, thread }: Said): FollowUp | null {
  if (!cues.has("without")) return null;
  const left = focus.filter((product) => !includes(about, product));
  if (left.length === focus.length || left.length === 0) return null;
  return {
    topic: left.length > 1 ? "estimate" : "price",
    products: left,
    counts: countsOf(left, thread.counts),
  };
}

/** "add an admin panel", "and with maintenance on top?" */
function withMore({ cues, named, counts, focus, thread, quantities }: Said): FollowUp | null {
  const more = named.filter((product) => product.kind === "row" && !includes(focus, product));
  const isMore = (cues.has("add") || cues.has("sum")) && !cues.has("instead") && !cues.has("compare");
  if (!isMore || more.length === 0 || focus.length === 0 || focus.some(({ kind }) => kind === "service"))
    return null;
  if (!thread.topic || !summed.has(thread.topic)) return null;
  return {
    topic: "estimate",
    products: [...focus, ...more],
    counts: { ...thread.counts, ...counts },
    quantities: [...quantities, ...sameBudget(thread)],
  };
}

function countsOf(products: readonly Product[], counts: Counts): Counts {
  return Object.fromEntries(rowsAmong(products).flatMap((row) => (counts[row] ? [[row, counts[row]]] : [])));
}

function includes(products: readonly Product[], { kind, id }: Product) {
  return products.some((other) => other.kind === kind && other.id === id);
}
