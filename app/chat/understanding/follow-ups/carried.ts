import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { rowTopics } from "../asks/ask.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { isSold } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";

/** What an ask is about where it does not say so itself: what was spoken of last and can be asked this. */
export function carried(topic: Topic, { products, topic: before, last }: Thread): readonly Product[] {
  // "How long in my case?", after what secures an API.
  const [service, more] = products;
  if (topic === "time" && before && ofService.has(before) && service?.kind === "service" && !more)
    return products;
  // How long "it" takes is asked of what was named, not of what a topic may be sold as.
  if (topic === "time" && before && !ofMoney.has(before) && last.length === 0) return [];
  if (topic === "project" || topic === "stack") {
    const wanted = topic === "project" ? topic : "tool";
    return products.filter(({ kind }) => kind === wanted);
  }
  // "Has a client had that?"
  if (topic === "references") return products.filter(isSold);
  // "Will you change it?", of a design that is there.
  if (topic === "design") return products.filter(({ id }) => id === "figmaToUi");
  // How one gets a quote is asked of no row, whatever was priced before.
  if (topic === "quote") return [];
  return rowTopics.has(topic) || topic === "budget" ? products.filter(isSold) : [];
}

const ofService: ReadonlySet<Topic> = new Set<Topic>([
  "service-frontend",
  "service-fullstack",
  "service-security",
  "login-security",
  "references",
  "time",
]);

/** The time or the sum that was spoken of, where this says none. */
export function withPeriod(
  topic: Topic,
  quantities: readonly Quantity[],
  { period, budget }: Thread,
): readonly Quantity[] {
  if (topic === "compare" && period && !quantities.some(({ kind }) => kind === "duration"))
    return [...quantities, period];
  return topic === "budget" && budget && !amountIn(quantities) ? [...quantities, budget.amount] : quantities;
}
