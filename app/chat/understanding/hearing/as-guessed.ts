import { projectsBuiltWith } from "#app/studio/built-with.ts";
import { mostOfARow } from "#app/studio/estimate-query.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { ServiceId } from "#app/studio/services.ts";
import type { Cue } from "#locales/language.ts";
import type { Product } from "../../text/products.ts";
import { type Ask, SURE } from "../asks/ask.ts";
import { isRow, rowsPricedAt } from "../asks/row-picks.ts";
import { ofMoney, unpriced } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { carried, withPeriod } from "../follow-ups/carried.ts";
import { shopRows } from "../follow-ups/turned-away.ts";
import { FRAGMENT, type Heard } from "../thread/heard.ts";
import { ofServices } from "../thread/near-topics.ts";
import { onTheTable } from "../thread/references.ts";
import { isSold } from "../thread/said.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";
import { refined } from "./refined.ts";

/** What the classifier hears, of what is named or was spoken of before. */
export function asGuessed(heard: Heard): Ask {
  const { named, pointed, needed, quantities, monthly, once, counts, thread, guesses } = heard;
  const [guess] = guesses;
  const probability = guess?.probability ?? 0;
  const said = named.length > 0 ? named : pointed;
  const guessed = refined(heard, said);
  const timed = heard.cues.has("long") && !heard.cues.has("cost") ? serviceOf[guessed] : undefined;
  const topic = timed ? "time" : guessed;
  // The cheapest of several is said beside the others, and so is the cheaper of two.
  const isRanked = ranking.has(topic) && named.length === 0 && pointed.length === 1;
  // "The most basic one?", of a service, is one of its rows.
  const isOfRows = ranking.has(topic) && said.length === 0 && thread.products[0]?.kind === "service";
  const about = isRanked || isOfRows ? onTheTable(thread).filter(isSold) : said;
  const isNamed = named.some(isRow);
  const base = {
    hints: [],
    described: false,
    quantities,
    monthly,
    once,
    counts,
    needed: isNamed ? [] : needed,
    // "How much?" alone means what it says.
    probability: isPriceAlone(heard, topic) ? Math.max(probability, FRAGMENT) : probability,
  };
  const built = about.length > 0 && ofProjects(thread) ? builtWith(about) : [];
  if (built.length > 0) return { ...base, topic: "project", products: built };
  if (topic === "project" && isPriceAsked(heard))
    return { ...base, topic: "price", products: [], aspect: "paid" };
  // A "web shop" names no row: which one it is depends on its size.
  if (topic === "shop" && about.every(({ id }) => id === "marketingWebsite"))
    return { ...base, topic, products: [] };
  // "And the roles and Google sign-in?", after a price; "is the panel secure?" is no price.
  if (isNamed && heard.length <= FEW && isOfPrices(thread) && about.every((row) => isOfService(row, topic)))
    return { ...base, topic: "price", products: about };
  if (about.length > 0) return { ...base, topic, products: about };
  const amount = topic === "includes" ? amountIn(quantities) : undefined;
  const atAmount = amount ? rowsPricedAt(amount.value) : [];
  if (atAmount.length > 0) return { ...base, topic, products: asProducts(atAmount) };
  if (timed) return { ...base, topic, products: [{ kind: "service", id: timed }] };
  if (isHardlyOfMoney(heard, topic)) return { ...base, topic: "off-topic", products: [] };
  const isOfThat = topic === "price" || (topic === "price-list" && heard.length <= BRIEF);
  if (isOfThat && thread.topic === "nda")
    return { ...base, topic: "price", products: thread.products.filter(({ kind }) => kind === "nda") };
  if (topic === "price" && thread.needed.length > 0)
    return { ...base, topic, products: thread.needed, described: true };
  // A shop is quoted as one of two rows, by its size.
  if (isOfShop(thread) && priced.has(topic))
    return { ...base, topic: "price", products: shopRows, aspect: "choice" };
  // "Who answers on a Sunday? What does that cost?"
  const care = thread.topic !== null ? careOf[thread.topic] : undefined;
  if (care && topic === "price" && heard.rest === 0 && thread.last.length === 0 && needed.length === 0)
    return { ...base, topic: "price", products: asProducts([care]) };
  // "Can you take it over? What would it cost each month?"
  if (priced.has(topic) && monthly && thread.topic === "redesign" && thread.last.length === 0)
    return { ...base, topic: "subscription-price", products: asProducts(["maintenance"]) };
  if (topic === "price" && thread.topic && unpriced.has(thread.topic) && thread.last.length === 0)
    return { ...base, topic, products: [], aspect: "unlisted" };
  if (topic === "budget" && needed.length > 0 && amountIn(quantities))
    return { ...base, topic, products: needed, described: true };
  // "That is dear. Is there nothing cheaper?", of the one thing that was priced.
  const [spoken, others] = thread.products.filter(isSold);
  const isBelow = topic === "cheapest" && isOfPrices(thread) && spoken !== undefined && !others;
  if (isBelow && isRow(spoken) && !monthly && !once)
    return { ...base, topic, products: [spoken], aspect: "below" };
  const products = carried(topic, thread);
  // "All three of them?", of who works here
  const isOfNothing = topic === "estimate" && products.length === 0 && heard.length <= FEW;
  if (isOfNothing && thread.topic !== null && !ofMoney.has(thread.topic))
    return { ...base, topic: thread.topic, products: thread.products };
  // "Two like that, then?", of a page.
  const [one, more] = products;
  const isCounted = topic === "estimate" && one?.kind === "row" && !more && isCountable(heard.number);
  if (isCounted) return { ...base, topic, products, counts: { [one.id]: heard.number } };
  return {
    ...base,
    topic: isOfContents(heard, topic, products) ? "includes" : topic,
    products,
    counts: products.length > 0 && Object.keys(counts).length === 0 ? thread.counts : counts,
    quantities: withPeriod(topic, quantities, thread),
  };
}

/** "Does it let me export?", of what was just priced: its price once more would answer nothing. */
function isOfContents(
  { cues, quantities, monthly, once, number, rest, length, guesses, thread }: Heard,
  topic: Topic,
  products: readonly Product[],
) {
  const isSame =
    thread.asked?.topic === "price" && products.every(({ id }) => thread.last.some((one) => one.id === id));
  const holds =
    quantities.length > 0 ||
    number !== null ||
    monthly ||
    once ||
    [...cues].some((cue) => !ofContents.has(cue));
  const isHardly = (guesses[0]?.probability ?? 0) < HARDLY && length <= FEW;
  return topic === "price" && products.length > 0 && isSame && isHardly && !holds && rest > 0;
}

const ofContents: ReadonlySet<Cue> = new Set<Cue>(["included", "define", "this"]);

function isCountable(number: number | null): number is number {
  return number !== null && number <= mostOfARow;
}

const ranking: ReadonlySet<Topic> = new Set<Topic>(["cheapest", "dearest", "compare"]);

/** "How long does securing an API take?" is asked of the service. */
const serviceOf: Partial<Record<Topic, ServiceId>> = {
  "service-frontend": "frontend",
  "service-fullstack": "fullstack",
  "service-security": "security",
  "service-support": "support",
  "login-security": "security",
};

function isPriceAlone({ cues, rest, named, quantities }: Heard, topic: Topic) {
  return topic === "price" && rest === 0 && cues.has("cost") && named.length + quantities.length === 0;
}

/** "What did its client pay?": that is on no page. */
function isPriceAsked({ cues, guesses: [guess] }: Heard) {
  return cues.has("cost") || (guess !== undefined && priced.has(guess.class));
}

/** "Do you change it much?": no word of it is of money, and it is hardly heard so. An amount would answer nothing. */
function isHardlyOfMoney({ cues, quantities, monthly, once, number, thread, guesses }: Heard, topic: Topic) {
  const isCarried = summed.has(topic) && thread.products.length > 0;
  const holds = quantities.length > 0 || number !== null || monthly || once;
  const isSaid = holds || [...cues].some((cue) => !passing.has(cue));
  return isCarried && !isSaid && (guesses[0]?.probability ?? 0) < SURE;
}

/** The row that somebody is told of who asks for care. */
const careOf: Partial<Record<Topic, PriceId>> = {
  "on-call": "onCall",
  maintenance: "maintenance",
  "free-maintenance": "maintenance",
};

const summed: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate"]);
const passing: ReadonlySet<Cue> = new Set<Cue>(["doubt", "heard", "later", "want"]);

function isOfService(product: Product, topic: Topic) {
  if (product.kind !== "row" || !ofServices.has(topic)) return false;
  const { service } = priceRow(product.id);
  return topic === `service-${service}` || (topic === "login-security" && service === "security");
}

function isOfPrices({ topic }: Thread) {
  return topic === "price" || topic === "subscription-price" || topic === "compare";
}

const FEW = 9;
/** Below this, a price may not be what is asked. */
const HARDLY = 0.75;

function isOfShop({ topic, products, last }: Thread) {
  return topic === "shop" && !last.some(isSold) && !products.some(isSold);
}

function ofProjects({ topic }: Thread) {
  return topic === "projects" || topic === "project";
}

/** "Any with Supabase?", of the projects. */
function builtWith(about: readonly Product[]): Product[] {
  const tools = about.filter(({ kind }) => kind === "tool").map(({ id }) => id);
  return projectsBuiltWith(tools).map(({ id }) => ({ kind: "project", id }));
}

const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "price-list", "subscription-price"]);
/** "Does it cost anything?" says no more of what. */
const BRIEF = 3;
