import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { asProducts, extremesShown } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";

/**
 * The asks of who wants the lowest of all prices, or the highest, in one way to pay: "the cheapest you have, paid once?",
 * "le moins cher par mois, c'est quoi ?" compares no two ways.
 */
export function lowestOneWay(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const { cues, named, monthly, once } = read(words);
  // "And the cheapest by the month?", after the dearest of all
  const isOfAll = before.products.length === 0 || (before.topic !== null && ranking.has(before.topic));
  const isOneWay = monthly !== once && named.length === 0 && isOfAll;
  if (!isOneWay) return [...asks];
  const [only, more] = asks;
  const isOpen =
    only?.topic === "compare" && !more && (only.products.length === 0 || before.products.length > 0);
  const heard: readonly Ask[] =
    isOpen && only.quantities.length === 0 && cues.has("lowest")
      ? [{ ...only, topic: "cheapest", products: [], aspect: undefined }]
      : asks;
  const ranked = heard.find(({ topic, aspect }) => ranking.has(topic) && aspect === undefined);
  if (!ranked || ranked.products.length > 0) return [...heard];
  const said: Ask = { ...ranked, monthly, once };
  const shown = asProducts(extremesShown(said));
  // "The dearest thing, in one payment": the payment is of it, and asks for no price beside.
  const isOfIt = ({ topic, products }: Ask) =>
    priced.has(topic) && products.filter(isRow).every(({ id }) => shown.some((one) => one.id === id));
  return heard.flatMap((ask) => (ask === ranked ? said : isOfIt(ask) ? [] : ask));
}

const ranking: ReadonlySet<Topic> = new Set<Topic>(["cheapest", "dearest"]);
const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "price-list", "subscription-price", "compare"]);
