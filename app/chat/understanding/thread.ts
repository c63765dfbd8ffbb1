import { prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { services } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import type { Product } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import { inAllLanguages, wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, passingTopics, rowTopics } from "./ask.ts";
import type { Words } from "./segments.ts";
import type { Topic } from "./topics.ts";

/** What was spoken of so far: what a follow-up such as "and monthly?" or "the second one" is about. */
export type Thread = {
  readonly topic: Topic | null;
  readonly products: readonly Product[];
  /** what was named or answered side by side, in its order */
  readonly listed: readonly Product[];
};

export const newThread: Thread = { topic: null, products: [], listed: [] };

export function goOn(thread: Thread, { topic, products }: Ask): Thread {
  const listed = listedBy(topic, products);
  return {
    topic: passingTopics.has(topic) ? thread.topic : topic,
    products: products.length > 0 ? products : thread.products,
    listed: listed.length > 1 ? listed : thread.listed,
  };
}

/** A part's products: those that it names, else those that it points at. */
export function productsOf(part: Words, { listed }: Thread): readonly Product[] {
  const named = [...new Set(part.flatMap(({ products }) => products))];
  if (named.length > 0 || listed.length < 2) return named;
  const said = ` ${part.map(({ word }) => word).join(" ")} `;
  const isSaid = (phrases: string) => phrases.split(/, */).some((phrase) => said.includes(` ${phrase} `));
  for (const { vocabulary } of Object.values(languages)) {
    if (isSaid(vocabulary.all)) return listed.slice(0, MOST_POINTED_AT);
    if (isSaid(vocabulary.last)) return listed.slice(-1);
    const place = vocabulary.places.findIndex(isSaid);
    if (place >= 0) return listed.slice(place, place + 1);
  }
  return [];
}

/** The topic of a part that says nothing but what it is about ("and for an MVP?"), or null where it says more. */
export function topicOfFragment(part: Words, products: readonly Product[], thread: Thread): Topic | null {
  const says = part.filter(
    ({ word, products, quantity }) => products.length === 0 && !quantity && !fillers.has(word),
  );
  const isMonths = says.length > 0 && says.every(({ word }) => monthlyWords.has(word));
  if (isMonths && (isRow(products) || isRow(thread.products))) return "subscription-price";
  if (says.length > 0) return null;
  const [product] = products;
  if (product) return follows(thread.topic, product) ? thread.topic : ownTopic(product);
  const kind = part.find(({ quantity }) => quantity)?.quantity?.kind;
  if (kind === "money") return "budget";
  return kind === "duration" && (thread.topic === "compare" || thread.topic === "subscription-price")
    ? "compare"
    : null;
}

/** What is asked of a product where nothing else is said. */
export function ownTopic({ kind, id }: Product): Topic {
  if (kind === "project") return "project";
  if (kind === "tool" || kind === "otherTool") return "stack";
  if (kind === "service") return `service-${id}`;
  return kind === "nda" ? "nda" : "price";
}

/** A guess in the light of what is named and was spoken of: a project, an amount to spend, the row before. */
export function refined(
  topic: Topic,
  products: readonly Product[],
  quantities: readonly Quantity[],
  thread: Thread,
): Topic {
  if (products.some(({ kind }) => kind === "project")) return "project";
  if (quantities.some(({ kind }) => kind === "money") && spending.has(topic)) return "budget";
  return topic === "time-all" && thread.topic && rowTopics.has(thread.topic) && isRow(thread.products)
    ? "time"
    : topic;
}

/** What an ask is about where it does not say so itself: what was spoken of last and can be asked this. */
export function carried(topic: Topic, { products }: Thread): readonly Product[] {
  if (rowTopics.has(topic)) return products.filter(({ kind }) => kind === "row" || kind === "service");
  return topic === "project" ? products.filter(({ kind }) => kind === "project") : [];
}

const MOST_POINTED_AT = 4;

function follows(topic: Topic | null, { kind }: Product) {
  if (!topic) return false;
  if (kind === "row" || kind === "service") return rowTopics.has(topic);
  return kind === "project" && topic === "project";
}

function listedBy(topic: Topic, products: readonly Product[]): readonly Product[] {
  if (products.length > 1) return products;
  const [only] = products;
  if (only?.kind === "service")
    return prices.filter(({ service }) => service === only.id).map(({ id }) => ({ kind: "row", id }));
  if (topic === "projects") return projects.map(({ id }) => ({ kind: "project", id }));
  if (topic === "services") return services.map(({ id }) => ({ kind: "service", id }));
  return [];
}

function isRow(products: readonly Product[]) {
  return products.some(({ kind }) => kind === "row" || kind === "service");
}

/** Asked with an amount, what it is enough for. */
const spending: ReadonlySet<Topic> = new Set<Topic>([
  "includes",
  "price-list",
  "quote",
  "cheapest",
  "off-topic",
  "services",
  "price",
]);
const monthlyWords = new Set(inAllLanguages((vocabulary) => vocabulary.monthly).split(/[, ]+/));
const fillers = new Set([
  ...wordsInAllLanguages((vocabulary) => vocabulary.fillers),
  ...inAllLanguages(({ places, last, all }) => [...places, last, all].join(" ")).split(/[, ]+/),
]);
