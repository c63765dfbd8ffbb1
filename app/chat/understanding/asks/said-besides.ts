import type { Product } from "../../text/products.ts";
import type { Ask } from "./ask.ts";
import type { Topic } from "./topics.ts";

/** Whether another ask of the same message says what this one asks, and more. */
export function isSaidBesides(ask: Ask, topics: ReadonlySet<Topic>, length: number) {
  // "And what does the quote cost?"
  const isOfQuote = length <= BRIEF && topics.has("quote") && ask.products.length === 0;
  if (isOfQuote && ask.topic === "price") return true;
  return (saidBy[inGeneral(ask)] ?? []).some((more) => more !== ask.topic && topics.has(more));
}

/** "Accounts, a checkout, a dashboard: how much?" tells of payments, and asks for a price. */
export function isToldOf(need: Product | null, { topic }: Ask, asks: readonly Ask[]) {
  if (need === null || !features.has(topic)) return false;
  return asks.some((ask) => priced.has(ask.topic) && ask.products.includes(need));
}

const features: ReadonlySet<Topic> = new Set<Topic>([
  "payments",
  "services",
  "service-frontend",
  "service-fullstack",
]);
const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price"]);

/** So few words ask for one price. */
const BRIEF = 8;

/** A price of nothing in particular is the price list. */
export function inGeneral({ topic, products }: Ask): Topic {
  return products.length > 0 ? topic : (general[topic] ?? topic);
}

const general: Partial<Record<Topic, Topic>> = { price: "price-list", time: "time-all" };

/** What another ask of the same message says too, and more. */
const saidBy: Partial<Record<Topic, readonly Topic[]>> = {
  projects: ["project"],
  process: ["project"],
  services: [
    "project",
    "budget",
    "not-offered",
    "shop",
    "price",
    "social-media",
    "native-apps",
    "seo",
    "ads",
  ],
  analytics: ["not-offered"],
  "price-list": ["price", "shop", "estimate", "budget", "unstated"],
  subscription: ["compare", "subscription-price"],
  "subscription-price": ["compare"],
  instalments: ["compare"],
  cheapest: ["compare"],
  includes: ["difference"],
  time: ["compare"],
  reply: ["complaint"],
  invoice: ["complaint"],
  "free-maintenance": ["complaint"],
  maintenance: ["complaint"],
  references: ["complaint"],
  design: ["not-offered"],
  "not-offered": ["jobs"],
  copywriting: ["client-duties"],
  rush: ["complaint"],
  "time-all": ["complaint", "time", "rush"],
  start: ["complaint"],
  schedule: ["complaint"],
  "switch-language": ["languages-spoken", "site-languages"],
  "languages-spoken": ["site-languages"],
  person: ["meeting"],
  "service-frontend": ["jobs"],
  "service-fullstack": ["jobs"],
  stack: ["jobs"],
  mobile: ["complaint"],
  speed: ["complaint"],
  wordpress: ["shop"],
};
