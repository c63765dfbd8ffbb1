import { shopPriceIds } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { services } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { testimonialsOf } from "#app/studio/testimonials.ts";
import type { Akin } from "../../text/akin.ts";
import type { Product } from "../../text/products.ts";
import type { Ask } from "../asks/ask.ts";
import { extremesOf, extremesPaid, rowsAmong, rowsWithin } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { amountIn } from "../words/reading.ts";

/** What an answer to an ask shows side by side, in its order. */
export function shownBy({ topic, products, quantities, monthly, once }: Ask): readonly Product[] {
  if (products.length > 1) return products;
  const [only] = products;
  if (only?.kind === "service") return asProducts(rowsAmong(products));
  if (only?.kind === "tool") return siblingsOf(only.id);
  const amount = topic === "budget" && products.length === 0 ? amountIn(quantities) : undefined;
  if (amount) {
    const { fits, maybe } = rowsWithin(amount.value, monthly);
    return asProducts([...fits, ...maybe]);
  }
  if ((topic === "cheapest" || topic === "dearest") && products.length === 0)
    return asProducts(extremesShown({ topic, monthly, once }));
  if (topic === "projects") return projects.map(({ id }) => ({ kind: "project", id }));
  if (topic === "ai") return aiProjects;
  if (topic === "shop") return asProducts(shopPriceIds);
  if (topic === "services") return services.map(({ id }) => ({ kind: "service", id }));
  return [];
}

/** The lowest of all prices, or the highest; in one way to pay, where only that is wanted. */
export function extremesShown({ topic, monthly, once }: Pick<Ask, "topic" | "monthly" | "once">) {
  const end = topic === "dearest" ? topic : "cheapest";
  return monthly === (once ?? false) ? extremesOf(end) : extremesPaid(end, monthly);
}

/** The clients whose words an answer shows: known by what they are, or by what they had. */
export function quotedBy({ topic, hints, products, monthly }: Ask): readonly Akin[] {
  if (!ofQuotes.has(topic)) return [];
  const known = hints.filter(({ kind }) => kind === "testimonial");
  if (known.length > 0 || topic !== "references") return known;
  const had = testimonialsOf([...rowsAmong(products), ...(monthly ? (["subscription"] as const) : [])]);
  return had.map(({ id }) => ({ kind: "testimonial", id }));
}

const ofQuotes: ReadonlySet<Topic> = new Set<Topic>(["references", "industries"]);

/** What an answer settles on: the cheapest of several, or the dearest. */
export function chosenBy({ topic, products, aspect, monthly, once }: Ask): readonly Product[] | null {
  if ((topic !== "cheapest" && topic !== "dearest") || aspect === "below") return null;
  const rows = rowsAmong(products);
  if (rows.length === 0) return asProducts(extremesShown({ topic, monthly, once }).slice(0, 1));
  return asProducts(extremesOf(topic, rows).slice(0, 1));
}

/** What the answer on artificial intelligence tells of. */
export const aiProjects: readonly Product[] = [
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
