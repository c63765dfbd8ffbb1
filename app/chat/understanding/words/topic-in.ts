import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { type Ask, rowTopics, SURE } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { isOfMonths } from "./periods.ts";
import { read } from "./reading.ts";
import { isMonthly, type Words } from "./segments.ts";
import { either } from "./telling-words.ts";

/** An ask's topic in the light of what its message names: rows, an amount to spend. */
export function topicIn(
  { topic, probability }: Ask,
  isOnly: boolean,
  rows: readonly Product[],
  quantities: readonly Quantity[],
  spending: number,
): Topic {
  if (topic === "price-list" && rows.length > 0) return "price";
  if (topic === "estimate" && rows.length === 0 && hasMoney(quantities)) return "budget";
  const isSpending = isOnly && hasMoney(quantities) && !rowTopics.has(topic);
  const isGuess = spending >= SPOKEN_FOR ? probability < SURE : vague.has(topic) && probability < CLEAR;
  return isSpending && isGuess ? "budget" : topic;
}

/** "By the month for three years": the sum is wanted, beside what it costs at once. */
export function isOverTime({ topic, products, quantities }: Ask, words: Words, isFollowUp = false) {
  const rows = products.filter(isRow);
  // What one thing comes to in half a year is what is paid for it by the month.
  const isSumOfOne = isFollowUp && topic === "estimate" && rows.length === 1 && read(words).cues.has("sum");
  if (rows.length === 0 || !(isMonthly(words) || isSumOfOne)) return false;
  const isLong = quantities.some(isOfMonths);
  // "A site by subscription, a whole year of it?"; "may I stop after a year?" asks for no sum.
  if (isLong && topic === "subscription" && !read(words).cues.has("stop")) return true;
  return isLong && (overTime.has(topic) || (summed.has(topic) && read(words).cues.has("sum")));
}

const overTime: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price"]);
const summed: ReadonlySet<Topic> = new Set<Topic>(["subscription", "estimate", "instalments"]);

/** "Maintenance or on-call?": which of them, and not what both come to. */
export function isShortChoice({ products }: Ask, words: Words) {
  const rows = products.filter(isRow);
  return rows.length > 1 && words.length <= CHOICE && words.some(({ word }) => either.has(word));
}

const CHOICE = 10;

export function hasMoney(quantities: readonly Quantity[]) {
  return quantities.some(({ kind }) => kind === "money");
}

/** What an amount of money makes something else of. */
const vague: ReadonlySet<Topic> = new Set<Topic>(["help", "process", "contact-form", "services"]);
const CLEAR = 0.8;

/** So likely is what a whole message may well be after, and what it says a word for. */
export const LIKELY = 0.25;
export const SPOKEN_FOR = 0.1;
