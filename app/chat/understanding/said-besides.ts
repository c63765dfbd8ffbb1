import type { Ask } from "./ask.ts";
import type { Topic } from "./topics.ts";

/** Whether another ask of the same message says what this one asks, and more. */
export function isSaidBesides(ask: Ask, topics: ReadonlySet<Topic>) {
  return (saidBy[inGeneral(ask)] ?? []).some((more) => more !== ask.topic && topics.has(more));
}

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
  "price-list": ["price", "shop", "estimate", "budget"],
  subscription: ["compare", "subscription-price"],
  "subscription-price": ["compare"],
  instalments: ["compare"],
  cheapest: ["compare"],
  time: ["compare"],
  reply: ["complaint"],
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
};
