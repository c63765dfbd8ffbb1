import { shopPriceIds } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { services } from "#app/studio/services.ts";
import type { Akin } from "../../text/akin.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { type Ask, type Counts, passingTopics } from "../asks/ask.ts";
import { isRow, isUpkeep } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { isOfMonths } from "../words/periods.ts";
import { amountIn } from "../words/reading.ts";
import { type Basket, basketsAfter } from "./basket.ts";
import { aiProjects, chosenBy, quotedBy, shownBy } from "./shown-by.ts";

/**
 * What was spoken of so far: what a follow-up such as "and monthly?" or "the second one" is about. It is made anew
 * from the visitor's turns each time; nothing is kept.
 */
export type Thread = {
  readonly topic: Topic | null;
  /** what was asked last, and not in passing */
  readonly asked: Ask | null;
  /** in focus: named last, however long ago */
  readonly products: readonly Product[];
  readonly counts: Counts;
  /** named or shown side by side last, in its order */
  readonly listed: readonly Product[];
  /** in focus before that, the latest last */
  readonly earlier: readonly (readonly Product[])[];
  /** what the last ask was about: nothing, where it named nothing */
  readonly last: readonly Product[];
  /** the rows that come closest to what was told last and named none */
  readonly needed: readonly Product[];
  /** the clients whose words were just shown */
  readonly quoted: readonly Akin[];
  /** these are alternatives: one of them, and never their sum */
  readonly choice: boolean;
  /** over how long things were compared, and whether the free month was one of it */
  readonly period: Quantity | null;
  /** what a number was last said of, so that another number is another of it */
  readonly counted: Counted | null;
  /** the price was asked for that is paid once, and no other */
  readonly once: boolean;
  readonly free: boolean;
  readonly budget: { readonly amount: Quantity; readonly monthly: boolean } | null;
  /** what was wanted, as it was changed, the latest last */
  readonly baskets: readonly Basket[];
};

export type Counted = "period" | "count" | "budget";

export const newThread: Thread = {
  topic: null,
  asked: null,
  products: [],
  counts: {},
  listed: [],
  earlier: [],
  last: [],
  needed: [],
  quoted: [],
  choice: false,
  period: null,
  counted: null,
  once: false,
  free: false,
  budget: null,
  baskets: [],
};

export function goOn(thread: Thread, ask: Ask): Thread {
  if (passingTopics.has(ask.topic)) return ask.needed?.length ? { ...thread, needed: ask.needed } : thread;
  const amount = budgeted.has(ask.topic) ? amountIn(ask.quantities) : undefined;
  const sold = soldUnder(ask);
  // "Who answers if my site is down?" is about the answering, and not about a site to be made.
  const isOwn = sold.some(({ kind, id }) => kind === "row" && !ask.products.some((one) => one.id === id));
  const likened = shownAlone(ask);
  const named = likened.length > 0 ? likened : ask.products;
  // Beside a row, what it belongs to is no second thing.
  const ofRows = named.some(isRow) ? named.filter(({ kind }) => kind !== "service") : named;
  // "Who looks after an app?", "can you secure its login?" is of the care, and of no new app.
  const isCare = caring.has(ask.topic) && named.every(({ kind }) => kind === "service");
  const about = isOwn || isCare || named.length === 0 ? sold : ofRows;
  const products = chosenBy(ask) ?? about;
  // The care of an app is listed, and none of what apps there are.
  const isOfCare =
    isOwn && about === sold && sold.some(isUpkeep) && ![...named, ...thread.products].some(isRow);
  const listed = isOfCare ? ofCare : shownBy(ask);
  const isNew = products.length > 0;
  const { needed = [] } = ask;
  return {
    topic: ask.topic,
    asked: ask,
    products: isNew || isOfShop(ask, thread) ? products : thread.products,
    counts: isNew ? (ask.counts ?? {}) : thread.counts,
    listed: listed.length > 1 ? listed : thread.listed,
    earlier: isNew ? before(products, thread) : thread.earlier,
    last: ask.products,
    needed: isNew ? [] : needed.length > 0 ? needed : thread.needed,
    quoted: quotedBy(ask),
    choice: isNew ? ask.aspect === "choice" || ask.aspect === "unsure" : thread.choice,
    period: ask.quantities.findLast(({ kind }) => kind === "duration") ?? thread.period,
    counted: countedIn(ask) ?? (isNew && !isSame(products, thread.products) ? null : thread.counted),
    once: isNew ? ask.once === true && !ask.monthly : thread.once,
    free: ask.free ?? thread.free,
    budget: amount ? { amount, monthly: ask.monthly } : thread.budget,
    baskets: basketsAfter(thread.baskets, ask),
  };
}

/** An amount, so many months, or so many of a row. */
function countedIn({ topic, quantities, counts = {} }: Ask): Counted | null {
  if (topic === "budget" && amountIn(quantities)) return "budget";
  if (quantities.some(isOfMonths)) return "period";
  return Object.keys(counts).length > 0 ? "count" : null;
}

/** Who looks after a site, and who answers: told of together. */
const ofCare: readonly Product[] = [
  { kind: "row", id: "maintenance" },
  { kind: "row", id: "onCall" },
];
const budgeted: ReadonlySet<Topic> = new Set<Topic>(["budget", "estimate"]);
const caring: ReadonlySet<Topic> = new Set<Topic>(["service-support", "service-security", "login-security"]);

/** "The casino": a project that is known by what it is like. */
function shownAlone({ topic, hints, products }: Ask): readonly Product[] {
  if (products.some(({ kind }) => kind === "project")) return [];
  if (topic === "ai") return aiProjects;
  const [hint, more] = hints.filter(({ kind }) => kind === "project");
  const known =
    (topic === "project" || topic === "projects") && !more && projects.find(({ id }) => id === hint?.id);
  return known ? [{ kind: "project", id: known.id }] : [];
}

/** What was in focus before something else is; nothing twice. */
function before(products: readonly Product[], { products: focus, earlier }: Thread) {
  if (focus.length === 0 || isSame(products, focus)) return earlier;
  return [...earlier.filter((one) => !isSame(one, products) && !isSame(one, focus)), focus].slice(-MOST_KEPT);
}

/** Further back nobody refers. */
const MOST_KEPT = 4;

/** So many single rows that were spoken of one after the other, the latest last; none where there were fewer. */
export function latest({ earlier, products }: Thread, count: number): readonly Product[] {
  const subjects = [...earlier, products].slice(-count);
  const areSingle = subjects.every(([first, more]) => first?.kind === "row" && !more);
  return subjects.length === count && areSingle ? subjects.flat() : [];
}

/** Two rows, or works and tools of one kind, each spoken of alone, in their order: "the first one" is one of them. */
export function spokenOf(thread: Thread): readonly Product[] {
  const { earlier, products } = thread;
  const [focus, more] = products;
  if (!focus || more || (focus.kind !== "project" && focus.kind !== "tool")) return latest(thread, 2);
  return [...earlier, products].flatMap(([one, other]) => (one?.kind === focus.kind && !other ? one : []));
}

/** What was in focus last of which something holds. */
export function latestOf({ earlier, products }: Thread, holds: (subject: readonly Product[]) => boolean) {
  return [...earlier, products].findLast(holds);
}

/** The thread after something that was told, and not asked. */
export function takeNote(thread: Thread, { products, needed = [] }: Ask): Thread {
  const rows = products.filter(isRow);
  return rows.length > 0
    ? { ...thread, products, earlier: before(products, thread), needed }
    : { ...thread, needed };
}

/** What a shop is quoted as is one row or the other, and no basket of both. */
function isOfShop({ topic }: Ask, { products }: Thread) {
  return topic === "shop" && shopPriceIds.every((id, at) => products[at]?.id === id);
}

function isSame(one: readonly Product[], other: readonly Product[]) {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}

/** What a price is asked of after a topic that names no product. */
function soldUnder({ topic, matter }: Ask): readonly Product[] {
  // "And what does it cost with that?", of a place where they change their texts themselves.
  if (matter === "editMyself") return [{ kind: "row", id: "adminPanels" }];
  if (topic === "maintenance" || topic === "free-maintenance" || topic === "content-editing")
    return [{ kind: "row", id: "maintenance" }];
  if (topic === "on-call") return [{ kind: "row", id: "onCall" }];
  if (topic === "nda") return [{ kind: "nda", id: "nda" }];
  const service =
    topic === "login-security" ? "security" : services.find(({ id }) => topic === `service-${id}`)?.id;
  return service ? [{ kind: "service", id: service }] : [];
}
