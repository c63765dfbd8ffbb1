import { mostOfARow } from "#app/studio/estimate-query.ts";
import type { Product } from "../../text/products.ts";
import { rowTopics } from "../asks/ask.ts";
import { priceFor, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import {
  type FollowUp,
  isPriced,
  isSold,
  overTime,
  ownTopic,
  periodOf,
  type Said,
  sameBudget,
} from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";

/** "and the MVP?", "no, the landing page", "the second one by the month" */
export function ofThese(said: Said): FollowUp | null {
  const { about, cues, counts, quantities, monthly, once, isFragment, focus, thread } = said;
  const [first] = about;
  if (!first) return null;
  const rows = rowsAmong(about);
  if (amountIn(quantities)) return { topic: "budget", products: about, counts };
  // "Is there a lighter version?", after what was too dear.
  const isSized =
    !isFragment &&
    focus.length === 1 &&
    said.named.length === 0 &&
    !cues.has("define") &&
    (cues.has("bigger") || cues.has("smaller"));
  if (isSized && !monthly && !once && first.kind === "row" && !cues.has("compare"))
    return thread.topic === "budget" && thread.budget
      ? { topic: "budget", products: about, quantities: sameBudget(thread) }
      : { topic: thread.topic === "time" ? "time" : "price", products: about, counts };
  const anew = summedAnew(said);
  if (anew) return anew;
  if (!isSold(first)) {
    const topic = follows(thread.topic, first) ? thread.topic : null;
    return { topic: topic ?? ownTopic(first), products: about };
  }
  if (cues.has("compare") && rows.length > 1) return { topic: "compare", products: about };
  // "Compared with the maintenance?", of the one that was spoken of.
  const [other] = focus;
  if (
    cues.has("compare") &&
    !cues.has("instead") &&
    focus.length === 1 &&
    other?.kind === "row" &&
    other.id !== first.id
  )
    return { topic: "compare", products: [other, first] };
  if (cues.has("define") && !cues.has("cost") && !monthly && !once && !periodOf(quantities))
    return { topic: first.kind === "service" ? ownTopic(first) : "includes", products: about };
  const goesOnComparing =
    thread.topic === "compare" && thread.period && rows.length === 1 && !monthly && !once;
  const isExchanged = cues.has("instead") || cues.has("swap");
  if (periodOf(quantities) || (goesOnComparing && (isFragment || isExchanged)))
    return overTime(about, counts, quantities, thread);
  if (monthly && once) return { topic: "compare", products: about };
  if (rows.length > 1) {
    if (cues.has("dearer")) return { topic: "dearest", products: about };
    if (cues.has("cheaper") || cues.has("lowest")) return { topic: "cheapest", products: about };
  }
  // "Both", of what was priced one after the other.
  const isAll = said.named.length === 0 && rows.length > 1 && isFragment && cues.size === 0;
  if (isAll && !monthly && !once && isPriced(thread) && thread.topic !== "time")
    return { topic: "price", products: about, counts };
  if (monthly) return { topic: isSum(said) ? "estimate" : "subscription-price", products: about, counts };
  if (once || isSum(said)) return { topic: "price", products: about, counts };
  if (cues.has("afford") && thread.budget)
    return { topic: "budget", products: about, quantities: sameBudget(thread) };
  if (!isFragment && !cues.has("instead")) return null;
  if (thread.topic === "budget" && thread.budget)
    return { topic: "budget", products: about, quantities: sameBudget(thread) };
  const kept = cues.has("want") || cues.has("cost") || cues.has("compare") ? null : keptFor(thread, first);
  return { topic: kept ?? ownTopic(first), products: about, counts };
}

/** "Make it three landing pages", of several things together: the others stay. */
function summedAnew({ about, cues, counts, number, focus, thread, monthly, once }: Said): FollowUp | null {
  const [row, more] = rowsAmong(about);
  const isWithin = about.every(({ id }) => focus.some((product) => product.id === id));
  if (focus.length < 2 || !isWithin || !row || more) return null;
  const { [row]: had, ...rest } = thread.counts;
  if (cues.has("single") && had) return { topic: "estimate", products: focus, counts: rest };
  const isNumber = number !== null && number <= mostOfARow;
  const said = isNumber ? { [row]: number } : counts;
  if (Object.keys(said).length > 0)
    return { topic: "estimate", products: focus, counts: { ...thread.counts, ...said } };
  // "And the panel by subscription instead?": the sum is wanted anew, where the others have no other way to be paid.
  const others = rowsAmong(focus).filter((other) => other !== row);
  const isBilled =
    (cues.has("instead") || cues.has("swap")) &&
    thread.topic === "estimate" &&
    (monthly || once) &&
    others.every((other) => priceFor(other, !monthly) === null);
  return isBilled ? { topic: "estimate", products: focus, counts: thread.counts } : null;
}

/** Of several together, or of one several times. */
function isSum({ cues, about, counts }: Said) {
  return Object.keys(counts).length > 0 || (cues.has("sum") && about.length > 1);
}

/** What was asked of one thing, asked of another; a sum of several is not. */
function keptFor({ topic, last }: Thread, product: Product): Topic | null {
  if (topic === "estimate" || (topic === "compare" && last.length > 1)) return "price";
  return topic && follows(topic, product) ? topic : null;
}

function follows(topic: Topic | null, { kind }: Product) {
  if (!topic) return false;
  if (kind === "row" || kind === "service") return rowTopics.has(topic);
  return kind === "project" && topic === "project";
}
