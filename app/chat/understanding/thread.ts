import { projects } from "#app/studio/projects.ts";
import { services } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import type { Product } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import { type Ask, type Counts, passingTopics } from "./ask.ts";
import { amountIn } from "./reading.ts";
import { lowestFirst, projectRows, rowsAmong, rowsWithin } from "./row-picks.ts";
import type { Topic } from "./topics.ts";

/**
 * What was spoken of so far: what a follow-up such as "and monthly?" or "the second one" is about. It is made anew
 * from the visitor's turns each time; nothing is kept.
 */
export type Thread = {
  readonly topic: Topic | null;
  /** in focus: named last, however long ago */
  readonly products: readonly Product[];
  readonly counts: Counts;
  /** named or shown side by side last, in its order */
  readonly listed: readonly Product[];
  /** in focus before that */
  readonly earlier: readonly Product[];
  /** what the last ask was about: nothing, where it named nothing */
  readonly last: readonly Product[];
  readonly billing: "once" | "monthly" | null;
  /** the rows that come closest to what was told last and named none */
  readonly needed: readonly Product[];
  /** over how long things were compared */
  readonly period: Quantity | null;
  readonly budget: { readonly amount: Quantity; readonly monthly: boolean } | null;
};

export const newThread: Thread = {
  topic: null,
  products: [],
  counts: {},
  listed: [],
  earlier: [],
  last: [],
  needed: [],
  billing: null,
  period: null,
  budget: null,
};

export function goOn(thread: Thread, ask: Ask): Thread {
  if (passingTopics.has(ask.topic)) return ask.needed?.length ? { ...thread, needed: ask.needed } : thread;
  const listed = shownBy(ask);
  const amount = ask.topic === "budget" ? amountIn(ask.quantities) : undefined;
  const sold = soldUnder(ask.topic);
  // "Who answers if my site is down?" is about the answering, and not about a site to be made.
  const isOwn = sold.some(({ kind, id }) => kind === "row" && !ask.products.some((one) => one.id === id));
  const products = isOwn || ask.products.length === 0 ? sold : ask.products;
  const isNew = products.length > 0;
  const { needed = [] } = ask;
  return {
    topic: ask.topic,
    products: isNew ? products : thread.products,
    counts: isNew ? (ask.counts ?? {}) : thread.counts,
    listed: listed.length > 1 ? listed : thread.listed,
    earlier: isNew && !isSame(products, thread.products) ? thread.products : thread.earlier,
    last: ask.products,
    needed: isNew ? [] : needed.length > 0 ? needed : thread.needed,
    billing: ask.monthly ? "monthly" : ask.once ? "once" : thread.billing,
    period: ask.quantities.findLast(({ kind }) => kind === "duration") ?? thread.period,
    budget: amount ? { amount, monthly: ask.monthly } : thread.budget,
  };
}

/** The two rows that were spoken of last, one after the other. */
export function bothOf({ earlier, products }: Thread): readonly Product[] {
  const two = [...earlier, ...products];
  return two.length === 2 && two.every(({ kind }) => kind === "row") ? two : [];
}

/** The thread after something that was told, and not asked. */
export function takeNote(thread: Thread, { products, needed = [] }: Ask): Thread {
  const rows = products.filter(({ kind }) => kind === "row");
  return { ...thread, products: rows.length > 0 ? products : thread.products, needed };
}

function isSame(one: readonly Product[], other: readonly Product[]) {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}

/** What a price is asked of after a topic that names no product. */
function soldUnder(topic: Topic): readonly Product[] {
  if (topic === "maintenance" || topic === "free-maintenance" || topic === "content-editing")
    return [{ kind: "row", id: "maintenance" }];
  if (topic === "on-call") return [{ kind: "row", id: "onCall" }];
  if (topic === "nda") return [{ kind: "nda", id: "nda" }];
  const service =
    topic === "login-security" ? "security" : services.find(({ id }) => topic === `service-${id}`)?.id;
  return service ? [{ kind: "service", id: service }] : [];
}

/** What an answer to an ask shows side by side, in its order. */
function shownBy({ topic, products, quantities, monthly }: Ask): readonly Product[] {
  if (products.length > 1) return products;
  const [only] = products;
  if (only?.kind === "service") return asProducts(rowsAmong(products));
  if (only?.kind === "tool") return siblingsOf(only.id);
  const amount = topic === "budget" && products.length === 0 ? amountIn(quantities) : undefined;
  if (amount) {
    const { fits, maybe } = rowsWithin(amount.value, monthly);
    return asProducts([...fits.slice(0, SHOWN), ...maybe.slice(0, SHOWN)]);
  }
  if ((topic === "cheapest" || topic === "dearest") && products.length === 0) {
    const rows = lowestFirst(projectRows);
    return asProducts((topic === "dearest" ? rows.toReversed() : rows).slice(0, 2));
  }
  if (topic === "projects") return projects.map(({ id }) => ({ kind: "project", id }));
  if (topic === "ai") return aiProjects;
  if (topic === "services") return services.map(({ id }) => ({ kind: "service", id }));
  return [];
}

/** So many rows of a kind an answer to a budget shows. */
export const SHOWN = 3;

const aiProjects: readonly Product[] = [
  { kind: "project", id: "house-seeker" },
  { kind: "project", id: "saas-genius" },
];

/** The tools of the same group: beside Stripe, LemonSqueezy. */
function siblingsOf(id: string): readonly Product[] {
  const group = techStack.find(({ tools }) => tools.some((tool) => tool.id === id));
  return (group?.tools ?? []).map(({ id }) => ({ kind: "tool", id }));
}

export function asProducts(rows: ReturnType<typeof rowsAmong>): Product[] {
  return rows.map((id) => ({ kind: "row", id }));
}
